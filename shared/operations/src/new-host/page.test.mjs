import { newHostPage } from './page.mjs'

const { commands, settings } = newHostPage()

test('a new host takes at most twelve commands, each of them one', () => {
  expect(commands.length).toBeLessThanOrEqual(12)
  expect(commands.filter((command) => /&&|;|\|/.test(command.replaceAll(/"[^"]*"/g, '""')))).toEqual([])
})

test('every line of the settings is a name and a value, and no secret is given away', () => {
  expect(settings.filter((line) => !/^[A-Z_]+=\S+$/.test(line))).toEqual([])
  expect(settings.find((line) => line.startsWith('OTP_SECRET='))).toMatch(/=<.+>$/)
})
