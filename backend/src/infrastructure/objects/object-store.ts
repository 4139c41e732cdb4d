/**
 * Where files are kept that every server of a service must find: imported pictures and films, saved designs. An address begins
 * with a slash and is that of the media host: `/ab/<digest>.webp`, `/saved/<owner>/<name>.png`. What is stored under one is
 * never stored anew with other bytes.
 */
export interface ObjectStore {
  /** What an operator knows it by: a folder, or a bucket with its host. */
  readonly name: string
  /** Where its files lie on this machine, if they do. */
  readonly folder?: string
  /** @throws StoreAway, or Error of the file system such as ENOSPC */
  put(address: string, bytes: Buffer): Promise<void>
  /** @throws StoreAway */
  has(address: string): Promise<boolean>
  /** @throws StoreAway; ObjectMissing, or Error of code ENOENT */
  read(address: string): Promise<Buffer>
  /** Copies one into a new file, whose folder is there. @throws as `read` */
  copyTo(address: string, file: string): Promise<void>
  /** Removes one; it is no fault when it is gone already. @throws StoreAway */
  remove(address: string): Promise<void>
  /** Removes everything whose address begins with a folder. @throws StoreAway */
  removeAll(folder: string): Promise<void>
  /** Everything whose address begins with a folder. @throws StoreAway */
  list(folder: string): Promise<ListedObject[]>
}

/** An object, with when it was put there last. */
export interface ListedObject {
  address: string
  putAt: Date
}

/** There is no object of that address. It has the code of a file that is not there. */
export class ObjectMissing extends Error {
  override name = 'ObjectMissing'
  readonly code = 'ENOENT'

  constructor(address: string, cause?: unknown) {
    super(`${address} is not in the store`, { cause })
  }
}

/** The store cannot be reached, answers with a fault, or is being left alone after several of those. */
export class StoreAway extends Error {
  override name = 'StoreAway'

  constructor(cause: unknown) {
    // Of a fault of the network the name says nothing.
    const { name = String(cause), message } = (cause ?? {}) as Partial<Error>
    super(`the object store is away: ${name === 'Error' ? message : name}`, { cause })
  }
}
