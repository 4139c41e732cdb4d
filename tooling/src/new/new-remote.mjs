import fs from 'node:fs'
import path from 'node:path'
import { contractRules } from '@yawmi/releases/contract-rules'
import { ROOT } from '../lib/root.mjs'

const TEMPLATE = path.join(import.meta.dirname, 'template')
const SUFFIX = '.template'

/**
 * Writes a remote that is complete: declaration, a screen with its skeleton, a menu item, a section of home, strings, tests.
 * Nothing outside of its own folder is written.
 * @param {string} name @param {{ title?: string, root?: string }} [options] `title`: what people read in the menu
 * @returns {Promise<string>} its folder @throws Error where there can be no remote of that name
 */
export async function newRemote(name, { title = 'جديد', root = ROOT } = {}) {
  const folder = path.join(root, `mfe-${name}`)
  const { declarationFaults } = await contractRules()
  const menu = [{ id: 'x', label: title, route: 'x', icon: 'home', in: {} }]
  const route = { name: 'x', path: '/x', screen: 'x', layout: 'home', access: 'visitor', title }
  const [fault] = declarationFaults({ name, routes: [route], slots: [], menu, requires: {} })
  if (fault) throw new Error(fault)
  if (fs.existsSync(path.join(folder, 'package.json'))) throw new Error(`mfe-${name} is there already`)
  const filled = (/** @type {string} */ text) =>
    text
      .replaceAll('__name__', name)
      .replaceAll('__Name__', name.charAt(0).toUpperCase() + name.slice(1))
      .replaceAll('__title__', title)
  for (const file of fs.readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith(SUFFIX)) continue
    const to = path.join(folder, filled(file.slice(0, -SUFFIX.length)))
    fs.mkdirSync(path.dirname(to), { recursive: true })
    fs.writeFileSync(to, filled(fs.readFileSync(path.join(TEMPLATE, file), 'utf8')))
  }
  return folder
}
