import path from 'node:path'
import { findProjectRoot } from '../../src/infrastructure/project-root'
import { runBrowsers } from './browsers'
import { describeFleet, type Fleet, startFleet } from './fleet'

describeFleet('of three hosts, whichever answers,', () => {
  let fleet: Fleet
  beforeAll(async () => {
    // The demo content, which tests know by its words; an archive has none.
    const checkout = findProjectRoot(undefined)
    fleet = await startFleet({
      importContent: (host) =>
        host.runIn(path.join(checkout, 'backend/dist'), 'content', ['demo'], { YAWMI_ROOT: checkout }),
    })
  }, 900_000)
  afterAll(() => fleet?.stop(), 60_000)

  it('the end-to-end tests pass that are not about one machine', async () => {
    const report = await runBrowsers('journeys')
    process.stdout.write(report.split('\n').slice(-12).join('\n'))
    expect(Number(/(\d+) passed/.exec(report)?.[1])).toBeGreaterThan(150)
  }, 3_600_000)
})
