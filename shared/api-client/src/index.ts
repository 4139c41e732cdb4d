/** The typed client of the API, and its named failures. */
export { createApi } from './create-api'
export type { Api, PageInput, SubCategoryPage } from './api'
export {
  ApiError,
  ExpiredError,
  ForbiddenError,
  GarbageError,
  NetworkError,
  NotFoundError,
  PaymentRequiredError,
  ServerError,
  TooManyRequestsError,
  UnauthenticatedError,
  ValidationError,
} from './errors'
