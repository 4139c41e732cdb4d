/**
 * No circles between folders, checked apart from the boundaries of modules: tests sit beside what they test and open whole
 * screens, so they are left out here.
 */
const { options } = require('./dependencies.cjs')

/** All that browsers and the server load: a remote that a team begins is among them, without being listed. */
const PACKAGES = '^(shell|mfe-[^/]+|backend|shared/[^/]+)/src'

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
