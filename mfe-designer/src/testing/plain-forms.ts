/** A form with a file in it never comes to its end in the network of a test; what is in it, `api.test.ts` looks at. */
export class PlainForm {
  static sent: Record<string, unknown>[] = []
  private readonly fields: Record<string, unknown> = {}
  constructor() {
    PlainForm.sent.push(this.fields)
  }
  append(name: string, value: unknown) {
    this.fields[name] = value
  }
}

/** From now on, until the tests of the file are done, forms are plain ones. */
export function usePlainForms(): void {
  const RealForm = FormData
  beforeAll(() => void (globalThis.FormData = PlainForm as unknown as typeof FormData))
  afterAll(() => void (globalThis.FormData = RealForm))
}
