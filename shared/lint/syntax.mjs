const ARABIC = /[\u0600-\u06FF]/
const PHYSICAL_SIDE = /^(margin|padding|border|inset)(Left|Right)(Color|Width|Style)?$|^(ml|mr|pl|pr)$/
const REM = /\drem\b/

/** @typedef {import('eslint').Rule.Node} Node */
/** @typedef {import('eslint').Rule.RuleListener} RuleListener */
/** @typedef {Extract<Node, { type: 'Identifier' }>} Identifier */
/** @typedef {Extract<Node, { type: 'Literal' }>} Literal */

/**
 * A rule with one message.
 * @param {string} message
 * @param {(report: (node: Node) => void) => RuleListener} visit
 * @returns {import('eslint').Rule.RuleModule}
 */
const rule = (message, visit) => ({
  meta: { type: 'problem', schema: [], messages: { refused: message } },
  create: (context) => visit((node) => context.report({ node, messageId: 'refused' })),
})

export default {
  rules: {
    'no-export-all': rule('Name what you export, one by one.', (report) => ({ ExportAllDeclaration: report })),
    'no-async-wait': rule(
      'It does not wait for what an async function answers: a promise is true. Poll with expect.poll and evaluate.',
      (report) => ({
        "CallExpression[callee.property.name='waitForFunction'] > :function[async=true]": report,
      }),
    ),
    'no-young-syntax': rule('Safari before 16.4 does not read it, nor anything else of the same file.', (report) => ({
      StaticBlock: report,
      'Literal[regex.pattern=/[(][?]<[=!]/]': report,
      'Literal[regex.flags=/v/]': report,
    })),
    'no-physical-sides': rule('Use logical properties: the product reads right to left.', (report) => ({
      Property: (node) => {
        if (PHYSICAL_SIDE.test(/** @type {Identifier} */ (node.key).name)) report(node)
      },
    })),
    'no-rem': rule("1rem is the host page's in a host page: use em, or var(--yw-rem, 1rem).", (report) => {
      /** @param {Node} node @param {unknown} text */
      const check = (node, text) => {
        if (typeof text === 'string' && REM.test(text.replaceAll('var(--yw-rem, 1rem)', ''))) report(node)
      }
      return {
        Literal: (node) => check(node, node.value),
        TemplateElement: (node) => check(node, node.value.raw),
      }
    }),
    'no-arabic': rule('Arabic copy lives in copy/ar.ts.', (report) => {
      /** @param {Node} node @param {string} text */
      const check = (node, text) => {
        if (ARABIC.test(text)) report(node)
      }
      return {
        Literal: (node) => check(node, typeof node.value === 'string' ? node.value : ''),
        // It is shaped like a literal.
        JSXText: (/** @type {Literal} */ node) => check(node, /** @type {string} */ (node.value)),
        TemplateElement: (node) => check(node, node.value.raw),
      }
    }),
  },
}
