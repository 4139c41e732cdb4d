/** The typed client of the API, and its named failures. */
export { createApi } from './create-api'
export { refusalText } from './failure-policy'
export type { Api, PageInput, SearchInput, SubCategoryPage } from './api'
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
