import { OPERATIONS, type OperationId } from '@yawmi/contract'
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020'
import addFormats from 'ajv-formats'

interface Media {
  content?: Record<string, { schema: object }>
}

export interface DescribedOperation {
  operationId: string
  parameters?: { name: string; in: string; required?: boolean; schema: object }[]
  requestBody?: Media & { required?: boolean }
  responses: Record<string, Media>
  security?: Record<string, string[]>[]
}

export interface ApiDocument {
  openapi: string
  paths: Record<string, Record<string, DescribedOperation>>
  components: { schemas: Record<string, object> }
}

/** The operations of a document by id. */
export function describedOperations(document: ApiDocument): Map<string, DescribedOperation> {
  const all = Object.values(document.paths).flatMap((path) => Object.values(path))
  return new Map(all.map((operation) => [operation.operationId, operation]))
}

/** Says what is wrong with replies by the API's own description, which is all that a generated client knows. */
export class DocumentChecker {
  private readonly ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }))
  private readonly compiled = new Map<string, ValidateFunction>()

  constructor(document: ApiDocument) {
    this.ajv.addSchema(document, 'api')
  }

  /** @returns faults in words; none when the reply is as described */
  faults(id: OperationId, status: number, body: unknown): string[] {
    const validate = this.validatorOf(id, status)
    if (!validate) return [`${id} does not tell of status ${status}`]
    return validate(body)
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }) => `${id} ${status} ${instancePath} ${message}`)
  }

  private validatorOf(id: OperationId, status: number): ValidateFunction | undefined {
    const [method, path] = OPERATIONS[id]
    const at = [
      'paths',
      path.replace(/:(\w+)/g, '{$1}'),
      method.toLowerCase(),
      'responses',
      `${status}`,
      'content',
      'application/json',
      'schema',
    ]
    const pointer = at.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')
    const known = this.compiled.get(pointer)
    if (known) return known
    const found = this.ajv.getSchema(`api#/${pointer}`)
    if (found) this.compiled.set(pointer, found)
    return found
  }
}
