/** A module of the service's, as the browser loads it. */
export const importModule = <T>(address: string): Promise<T> => import(/* webpackIgnore: true */ address) as Promise<T>
