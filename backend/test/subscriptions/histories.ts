import fc from 'fast-check'
import type { Behaviour } from './fake-carrier'

export type Action =
  | {
      do: 'subscribe'
      server: number
      number: number
      behaviour: Behaviour
      /** Of the page. */
      brand: string | null
      /** Another server does everything that there is to do while the carrier opens the number. */
      meanwhile: boolean
      /** The session cannot be written. */
      fails: boolean
    }
  | { do: 'renew'; server: number; number: number; behaviour: Behaviour; brand: string | null }
  | { do: 'erase'; server: number; number: number; behaviour: Behaviour }
  | { do: 'cancel'; server: number; number: number; behaviour: Behaviour; meanwhile: boolean }
  | { do: 'write'; number: number; text: string }
  | { do: 'carrier says'; number: number; kind: 'activated' | 'renewed' | 'cancelled' }
  | { do: 'hear'; server: number; event: number; behaviour: Behaviour }
  | { do: 'take' | 'settle' | 'crash'; server: number }
  | { do: 'ask' | 'work'; server: number; behaviour: Behaviour }
  | { do: 'leases end' | 'arrive' }
  | { do: 'balance'; number: number; dirhams: number }
  | { do: 'wait'; minutes: number }

const server = fc.nat({ max: 1 })
const number = fc.nat({ max: 1 })
/** Of the page. */
const brand = fc.constantFrom(null, 'yawmi', 'nasma')
const behaviour = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Behaviour>('ok') },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Behaviour>('silent after', 'silent before', 'late', 'down', 'broken after', 'ended'),
  },
)
const roughBehaviour = fc.constantFrom<Behaviour>(
  'ok',
  'ok',
  'silent after',
  'silent before',
  'late',
  'down',
  'broken after',
  'ended',
)

const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('subscribe' as const),
      ...{ server, number, behaviour },
      brand,
      meanwhile: fc.boolean(),
      fails: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('renew' as const), server, number, behaviour, brand }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('erase' as const), server, number, behaviour }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('cancel' as const), server, number, behaviour, meanwhile: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('write' as const),
      number,
      text: fc.constantFrom('1', '١', ' ۱ ', '0', 'STOP', 'إلغاء', 'الغـاء', 'متى؟'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('carrier says' as const),
      number,
      kind: fc.constantFrom('activated' as const, 'renewed' as const, 'cancelled' as const),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constant('hear' as const), server, event: fc.nat({ max: 12 }), behaviour }),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('take' as const), server }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('ask' as const), server, behaviour: roughBehaviour }) },
  { weight: 7, arbitrary: fc.record({ do: fc.constant('settle' as const), server }) },
  { weight: 14, arbitrary: fc.record({ do: fc.constant('work' as const), server, behaviour }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('crash' as const), server }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('leases end' as const, 'arrive' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('balance' as const), number, dirhams: fc.constantFrom(0, 250, 2000) }),
  },
  {
    weight: 14,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      minutes: fc.constantFrom(0, 1, 30, 180, 1260, 1440, 1440, 1500, 4320, 11_000),
    }),
  },
)

/** What happens to two numbers at two servers; at most `maxActions`, seldom much fewer. */
export const histories = (maxActions: number): fc.Arbitrary<Action[]> =>
  fc.array(action, { minLength: maxActions / 2, maxLength: maxActions, size: 'max' })
