/**
 * No circles between folders, checked apart from the boundaries of modules: tests sit beside what they test and open whole
 * screens, so they are left out here.
 */
const { options } = require('./dependencies.cjs')

/** Packages without such circles; each package joins once it has none. */
const PACKAGES =
  '^(shell|mfe-(content|account|landing|designer|auth)|backend|shared/(remote-kit|host|router|dialogs|ui|brand|embed))/src'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-circles',
      severity: 'error',
      scope: 'folder',
      from: { path: PACKAGES },
      to: { circular: true, path: PACKAGES },
    },
  ],
  options: { ...options, exclude: { path: `${options.exclude.path}|\\.test\\.|/testing/` } },
}
