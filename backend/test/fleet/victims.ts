import { randomInt } from 'node:crypto'
import type { Fleet } from './fleet'
import { kill } from './namespace'

/** A process that a test may kill, in whatever state it finds it. */
export interface Victim {
  name: string
  kill(): Promise<void> | void
}

const anyOf = <T>(list: readonly T[]): T => list[randomInt(list.length)]!

/** Every kind of process of the fleet, one of each kind at random. */
export function victimsOf(fleet: Fleet): Victim[] {
  const host = () => anyOf(fleet.hosts)
  const ofHost = (part: keyof (typeof fleet.hosts)[0]['units']): Victim => ({
    name: part,
    kill: () => host().units[part].crash(),
  })
  return [
    ...(['web', 'worker', 'media', 'haproxy'] as const).map(ofHost),
    {
      name: 'PostgreSQL, the leader',
      async kill() {
        // While there is none, nobody is to be killed.
        const leader = await fleet.cluster.leader()
        if (leader) kill(leader.postgresPid())
      },
    },
    { name: 'Patroni', kill: () => anyOf(fleet.cluster.servers).patroni.crash() },
    { name: 'etcd', kill: () => anyOf(fleet.cluster.etcd).crash() },
    { name: 'the store', kill: () => fleet.s3.crash() },
    { name: 'a worker of nginx', kill: () => kill(anyOf(fleet.front.workers)) },
  ]
}

/** The victims in an order by chance, all of them before any comes again. */
export function* inTurn(victims: readonly Victim[]): Generator<Victim, never> {
  for (;;) {
    const left = [...victims]
    while (left.length > 0) yield left.splice(randomInt(left.length), 1)[0]!
  }
}
