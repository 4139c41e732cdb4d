import { changesOf } from './compare-surfaces.mjs'

/** A report as API Extractor writes it, of these declarations. @param {string[]} lines */
const report = (...lines) => `## API Report File for "@yawmi/ui"

\`\`\`ts

import { JSX } from 'react';
import { Page } from '@yawmi/contract';

${lines.join('\n\n')}

// (No @packageDocumentation comment for this package)

\`\`\`
`
/** @param {string} members */
const props = (members) => [
  'export const Button: (props: ButtonProps) => JSX.Element;',
  `export interface ButtonProps {${members}}`,
]
/** @param {string} members */
const events = (members) => [
  'export interface Bus { emit<K extends EventName>(name: K, payload: BusEvents[K]): void; on<K extends EventName>(name: K, listener: (payload: BusEvents[K]) => void): () => void; }',
  'export const bus: Bus;',
  `export interface BusEvents {${members}}`,
  'export type EventName = keyof BusEvents;',
]
/** @param {string} members */
const api = (members) => [
  'export function createApi(): Api;',
  'export type Api = ReturnType<typeof createEndpoints>;',
  `const createEndpoints: (base: string) => {${members}};`,
]
/** @param {string} members */
const useHost = (members) => [`export function useHost(): Host;`, `export interface Host {${members}}`]

/** @param {string[]} before @param {string[]} after */
const changesBetween = (before, after) =>
  changesOf(report(...before), report(...after)).map(({ level, what }) => `${level}: ${what}`)

describe('a change of a surface', () => {
  it.each([
    ['an export is lost', [...props(''), 'export const cx: () => string;'], props(''), ['major: cx is removed']],
    [
      'a type is lost',
      props(''),
      props('').slice(0, 1).concat('interface ButtonProps {}'),
      ['major: ButtonProps is removed'],
    ],
    ['an export comes', props(''), [...props(''), 'export class Bus {}'], ['minor: Bus is added']],
    ['a re-export comes', props(''), [...props(''), 'export { Page }'], ['minor: Page is added']],
    [
      'an export is renamed',
      ['export const a: 1;'],
      ['export const b: 1;'],
      ['major: a is removed', 'minor: b is added'],
    ],
    ['an export is another thing', ['export const a: () => void;'], ['export class a {}'], ['major: a is changed']],
    [
      'an export comes from elsewhere',
      ['export { Page }'],
      ['export { Page }', 'const Page: 1;'],
      ['major: Page is changed: it is of another module'],
    ],
    [
      'a value is a type alone',
      ['export const size: { a: 1 };'],
      ['export type size = { a: 1 };'],
      ['major: size is a type alone now'],
    ],
    [
      'a value is of another type',
      ['export const size: string;'],
      ['export const size: number;'],
      ['major: size is changed'],
    ],

    [
      'a prop more may be given',
      props('a: string;'),
      props('a: string; b?: number;'),
      ['minor: ButtonProps.b is added'],
    ],
    [
      'a prop more must be given',
      props('a: string;'),
      props('a: string; b: number;'),
      ['major: ButtonProps.b is added, and must be given'],
    ],
    ['a prop is lost', props('a: string; b?: number;'), props('a: string;'), ['major: ButtonProps.b is removed']],
    [
      'a prop must be given now',
      props('a?: string;'),
      props('a: string;'),
      ['major: ButtonProps.a is always there now'],
    ],
    [
      'a prop need not be given now',
      props('a: string;'),
      props('a?: string;'),
      ['minor: ButtonProps.a may be missing now'],
    ],
    ['a prop admits more', props("a: 'one';"), props("a: 'one' | 'two';"), ['minor: ButtonProps.a has more cases']],
    ['a prop admits less', props("a: 'one' | 'two';"), props("a: 'one';"), ['major: ButtonProps.a has fewer cases']],
    [
      'a base has a prop more',
      [...props(''), 'interface Look { a?: 1 }'].map((one) =>
        one.replace('ButtonProps {', 'ButtonProps extends Look {'),
      ),
      [...props(''), 'interface Look { a?: 1; b?: 2 }'].map((one) =>
        one.replace('ButtonProps {', 'ButtonProps extends Look {'),
      ),
      ['minor: ButtonProps.b is added'],
    ],

    ['what a hook gives has more', useHost('a: string;'), useHost('a: string; b: number;'), ['minor: Host.b is added']],
    [
      'what a hook gives may be missing',
      useHost('a: string;'),
      useHost('a?: string;'),
      ['major: Host.a may be missing now'],
    ],
    [
      'what a hook gives is always there',
      useHost('a?: string;'),
      useHost('a: string;'),
      ['minor: Host.a is always there now'],
    ],
    [
      'what a hook gives may be more',
      useHost("a: 'one';"),
      useHost("a: 'one' | 'two';"),
      ['major: Host.a has more cases'],
    ],
    [
      'a function of it takes one thing more',
      useHost('go(to: string): void;'),
      useHost('go(to: string, how: number): void;'),
      ['major: Host.go(2) is added, and must be given'],
    ],
    [
      'a function of it may take one thing more',
      useHost('go(to: string): void;'),
      useHost('go(to: string, how?: number): void;'),
      ['minor: Host.go(2) is added'],
    ],
    [
      'a function of it takes one thing less',
      useHost('go(to: string, how?: number): void;'),
      useHost('go(to: string): void;'),
      ['major: Host.go(2) is no longer taken'],
    ],
    [
      'a callback gets more',
      useHost('on(done: (a: string) => void): void;'),
      useHost('on(done: (a: string, b: number) => void): void;'),
      ['minor: Host.on(1)(2) is added'],
    ],
    [
      'a callback must answer',
      useHost('on(done: () => void): void;'),
      useHost('on(done: () => number): void;'),
      ['major: Host.on(1)() is changed'],
    ],

    [
      'an event more is known',
      events("'a/b': { c: string };"),
      events("'a/b': { c: string }; 'd/e': { f: 1 };"),
      ['minor: BusEvents["d/e"] is added'],
    ],
    [
      'an event is lost',
      events("'a/b': { c: string }; 'd/e': { f: 1 };"),
      events("'a/b': { c: string };"),
      ['major: BusEvents["d/e"] is removed'],
    ],
    [
      'an event must have more',
      events("'a/b': { c: string };"),
      events("'a/b': { c: string; d: string };"),
      ['major: BusEvents["a/b"].d is added, and must be given'],
    ],

    [
      'a call more is there',
      api('a: () => Promise<{ data: string }>;'),
      api('a: () => Promise<{ data: string }>; b: () => void;'),
      ['minor: createEndpoints().b is added'],
    ],
    [
      'a call is lost',
      api('a: () => void; b: () => void;'),
      api('a: () => void;'),
      ['major: createEndpoints().b is removed'],
    ],
    [
      'an answer has more',
      api('a: () => Promise<{ data: string }>;'),
      api('a: () => Promise<{ data: string; more: 1 }>;'),
      ['minor: createEndpoints().a().more is added'],
    ],
    [
      'an answer has less',
      api('a: () => Promise<{ data: string }>;'),
      api('a: () => Promise<{}>;'),
      ['major: createEndpoints().a().data is removed'],
    ],

    [
      'a type that no value uses has more',
      ['export interface State { a: 1 }'],
      ['export interface State { a: 1; b: 2 }'],
      ['major: State.b is added, and must be given'],
    ],
    [
      'a class has more',
      ['export class E { constructor(a: 1); }'],
      ['export class E { constructor(a: 1); b: 2 }'],
      ['minor: E.b is added'],
    ],
    [
      'a class is made of more',
      ['export class E { constructor(a: 1); }'],
      ['export class E { constructor(a: 1, b: 2); }'],
      ['major: E.new(2) is added, and must be given'],
    ],
    [
      'a type variable is bound otherwise',
      ['export function f<T>(a: T): T;'],
      ['export function f<T extends string>(a: T): T;'],
      ['major: f is changed'],
    ],
    ['a tuple is longer', ['export const pair: [1];'], ['export const pair: [1, 2];'], ['major: pair is changed']],
  ])('is told where %s', (_, before, after, sentences) => {
    expect(changesBetween(before, after)).toEqual(sentences)
  })

  it.each([
    [
      'declarations and members stand in another order',
      [...props('a: 1; b?: 2;'), 'export const cx: 1;'],
      ['export const cx: 1;', ...props('b?: 2; a: 1;').reverse()],
    ],
    ['cases stand in another order', ["export const a: 'b' | 'c';"], ["export const a: 'c' | 'b';"]],
    ['parameters are named otherwise', ['export const a: (b: 1) => void;'], ['export const a: (c: 1) => void;']],
    [
      'a comment says something else',
      ['// @public (undocumented)\nexport const a: /** one */ 1;'],
      ['// @public\nexport const a: 1;'],
    ],
    [
      'a name within has another number',
      ['export const a: (b: Page_2) => void;', 'interface Page_2 { c: 1 }'],
      ['export const a: (b: Page_3) => void;', 'interface Page_3 { c: 1 }'],
    ],
    [
      'a prop moves to a base',
      props('a: 1; b?: 2;'),
      [
        'interface Base { b?: 2 }',
        ...props('a: 1;').map((one) => one.replace('ButtonProps {', 'ButtonProps extends Base {')),
      ],
    ],
    ['quotes are others', ["export const a: 'b';"], ['export const a: "b";']],
    [
      'a type refers to itself',
      ['export interface Tree { children: Tree[] }', 'export const tree: Tree;'],
      ['export const tree: Tree;', 'export interface Tree { children: Tree[] }'],
    ],
  ])('is none where %s', (_, before, after) => {
    expect(changesBetween(before, after)).toEqual([])
  })
})
