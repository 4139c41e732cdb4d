/** Loads again what failed: webpack requests it again by itself; the build replaces this file where browsers do not. */
export const importAgain = <T>(loader: () => Promise<T>): Promise<T> => loader()
