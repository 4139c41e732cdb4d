/** Loads what failed before: webpack asks the network again by itself; `lean-anew.ts` stands in where browsers would not. */
export const anew = <T>(loader: () => Promise<T>): Promise<T> => loader()
