import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

/** Compiled rules by name: one rule in a line, `&` in selectors for the class that they get. */
export type Styles<K extends string> = Readonly<Record<K, string>>

const uncompiled = (): never => {
  throw new Error('Styles are compiled in the build: @yawmi/style-compiler has not seen this module')
}

/**
 * Names rules in the tokens of the system, for `useStyles`; later rules win over earlier ones. The build replaces the call
 * by the CSS that it comes to (ADR 0058): it must be a constant at the top level of a module, made of constants.
 */
export const defineStyles = <K extends string>(_styles: Record<K, SystemStyleObject>): Styles<K> => uncompiled()

/** As `defineStyles`, for a component of the design system: any class that its user gives it wins over these. */
export const defineBaseStyles = <K extends string>(_styles: Record<K, SystemStyleObject>): Styles<K> => uncompiled()

/** The system's rules for everything within the scope element, one in a line. The build replaces the call. */
export const defineGlobalRules = (): string => uncompiled()

/**
 * Styles that depend on a value, such as a size or a colour, as CSS made once for each value and then read by `useStyles`.
 * In place of a `style` attribute, which a strict policy refuses in prerendered HTML; for values of which there are few.
 * @param make gives rules in the compiled form: `&{width:20px;}`
 */
export const stylesBy = <V extends string | number, K extends string>(make: (value: V) => Styles<K>) => {
  const cached = new Map<V, Styles<K>>()
  return (value: V): Styles<K> => {
    const styles = cached.get(value) ?? make(value)
    cached.set(value, styles)
    return styles
  }
}
