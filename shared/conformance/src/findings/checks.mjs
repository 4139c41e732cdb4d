import { finding } from './finding.mjs'
import { policyFindings } from './policy.mjs'

/** @typedef {import('../inspect/seen.d.ts').Seen} Seen */
/** @typedef {import('./finding.mjs').Finding} Finding */

/** CSS pixels: the narrowest box that remotes are made for. */
const MIN_WIDTH = 320
/** What the browser writes about a policy or an origin has a finding of its own. */
const EXPLAINED = /Content Security Policy|CORS policy|Trusted ?Type|net::ERR_(FAILED|BLOCKED)/i

/** @param {{ code: string, message: string }[]} errors */
const errorsText = (errors) => errors.map(({ code, message }) => `; ${code}: ${message}`).join('')

/**
 * What each check finds. Its name is stable: scripts of integrators read it.
 * @type {Record<string, (seen: Seen) => Finding[]>}
 */
export const CHECKS = {
  present: ({ service, mountPoints }) => [
    ...(service
      ? []
      : [
          finding(
            'present',
            'the page loads nothing of the service',
            'load embed.js from the service, see “The tag” in the guide',
          ),
        ]),
    ...(service && mountPoints.length === 0
      ? [
          finding(
            'present',
            'there is no remote in the page',
            'put <yawmi-remote name="…"> into it, or call Yawmi.mount()',
          ),
        ]
      : []),
  ],
  'comes-up': ({ mountPoints }) =>
    mountPoints.flatMap(({ label, isUp, errors }) =>
      isUp
        ? errors.map(({ code, message }) =>
            finding(
              'comes-up',
              `${label} came up with an error; ${code}: ${message}`,
              'the list of codes in embed.d.ts says what it goes on without',
            ),
          )
        : [
            finding(
              'comes-up',
              `${label} did not come up${errorsText(errors)}`,
              'see the other findings, and “When it does not work” in the guide',
            ),
          ],
    ),
  policy: ({ violations, service, media }) =>
    policyFindings(
      violations,
      [service, media].filter((origin) => origin !== undefined),
    ),
  origin: ({ mayCall, origin, refusedFrames }) => [
    ...(mayCall === false
      ? [
          finding(
            'origin',
            `the service refuses calls from ${origin}`,
            `have the carrier add ${origin} to allowedOrigins of the brand, to the letter`,
          ),
        ]
      : []),
    ...refusedFrames.map((address) =>
      finding(
        'origin',
        `the service refuses to be framed by ${origin}: ${address}`,
        `have the carrier add ${origin} to allowedOrigins of the brand that the frame names`,
      ),
    ),
  ],
  storage: ({ storage }) =>
    storage.flatMap(({ label, state }) => {
      if (state === 'refused')
        return [
          finding(
            'storage',
            `${label} may not use local storage: nobody stays signed in`,
            'take the page out of its sandbox, or give that allow-same-origin',
          ),
        ]
      if (state !== 'partitioned') return []
      return [
        {
          ...finding(
            'storage',
            `local storage of ${label} is one of this page alone`,
            'a sign-in on the service’s own site is not seen here; have your server take the session by a challenge',
          ),
          isAdvice: /** @type {const} */ (true),
        },
      ]
    }),
  box: ({ mountPoints }) =>
    mountPoints
      .filter(({ isUp }) => isUp)
      .flatMap(({ label, boxes }) => {
        const narrow = boxes.find(({ box }) => box.width < MIN_WIDTH)
        const flat = boxes.find(({ box }) => box.height < 1)
        return [
          ...(narrow
            ? [
                finding(
                  'box',
                  `${label} is ${Math.round(narrow.box.width)} px wide in a window of ${narrow.window} px`,
                  `give it ${MIN_WIDTH} px or more`,
                ),
              ]
            : []),
          ...(flat
            ? [
                finding(
                  'box',
                  `${label} has no height in a window of ${flat.window} px`,
                  'set neither height nor overflow around it; its height is that of the content',
                ),
              ]
            : []),
        ]
      }),
  overflow: ({ overflow }) =>
    overflow.by > 0
      ? [
          finding(
            'overflow',
            `at ${MIN_WIDTH} px the page is ${Math.round(overflow.by)} px too wide: ${overflow.elements.join(', ')}`,
            'let these wrap or shrink; a remote fits into any box from 320 px on',
          ),
        ]
      : [],
  focus: ({ focus }) =>
    focus.flatMap(({ label, stops, invisible, leavesForwards, leavesBackwards }) => {
      if (stops === 0)
        return [
          finding(
            'focus',
            `Tab does not reach ${label}`,
            'keep neither Tab nor focus from it: no inert, no keydown listener that prevents the default',
          ),
        ]
      return [
        ...(leavesForwards
          ? []
          : [finding('focus', `Tab does not lead out of ${label}`, 'take away what moves the focus back into it')]),
        ...(leavesBackwards
          ? []
          : [
              finding(
                'focus',
                `Shift+Tab does not lead out of ${label}`,
                'take away what moves the focus back into it',
              ),
            ]),
        ...(invisible.length > 0
          ? [
              finding(
                'focus',
                `in ${label} the focus cannot be seen on ${invisible.join(', ')}`,
                'cover nothing of it, and give its elements no styles',
              ),
            ]
          : []),
      ]
    }),
  unmount: ({ unmountings }) =>
    unmountings.flatMap(({ label, left, thrown, again }) => [
      ...(again.isUp
        ? []
        : [
            finding(
              'unmount',
              `${label} does not come up a second time${errorsText(again.errors)}`,
              'keep what a mounting begins with until it is unmounted, and nothing of the one before',
            ),
          ]),
      ...left.map((what) =>
        finding(
          'unmount',
          `${label} leaves ${what}`,
          'call unmount() or take the tag out; keep no reference to what is inside',
        ),
      ),
      ...thrown.map((message) =>
        finding(
          'unmount',
          `after ${label} was unmounted: ${message}`,
          'stop what you have listening to it before it goes',
        ),
      ),
    ]),
  react: ({ reacts }) =>
    reacts.length > 1
      ? [
          finding(
            'react',
            `remotes of the page run on ${reacts.length} Reacts: ${reacts.join(', ')}`,
            'load all remotes from one service and one version of embed.js',
          ),
        ]
      : [],
  console: ({ consoleErrors }) =>
    [...new Set(consoleErrors)]
      .filter((text) => !EXPLAINED.test(text))
      .map((text) =>
        finding('console', text, 'the page or a remote throws, or a file is missing: the console says where'),
      ),
}
