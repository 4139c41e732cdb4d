import { parseCronItems } from 'graphile-worker'
import type { Accounts } from '../domain/accounts/accounts'
import type { ObjectStore } from '../infrastructure/objects/object-store'
import { CRON, tasksOf } from './queued-tasks'

it('has a task for whatever goes by the clock, at times that the queue can read', () => {
  const tasks = tasksOf({} as Accounts, {} as ObjectStore)
  expect(parseCronItems(CRON).map(({ task }) => task)).toEqual(CRON.map(({ task }) => task))
  for (const { task } of CRON) expect(tasks).toHaveProperty(task)
})
