const ARABIC = /[\u0600-\u06FF]/
const PHYSICAL_SIDE = /^(margin|padding|border|inset)(Left|Right)(Color|Width|Style)?$|^(ml|mr|pl|pr)$/

/**
 * A rule with one message.
 * @param {string} message
 * @param {(report: (node: any) => void) => Record<string, (node: any) => void>} visit
 * @returns {import('eslint').Rule.RuleModule}
 */
const rule = (message, visit) => ({
  meta: { type: 'problem', schema: [], messages: { refused: message } },
  create: (context) => visit((node) => context.report({ node, messageId: 'refused' })),
})

export default {
  rules: {
    'no-export-all': rule('Name what you export, one by one.', (report) => ({ ExportAllDeclaration: report })),
    'no-physical-sides': rule('Use logical properties: the product reads right to left.', (report) => ({
      Property: (node) => {
        if (PHYSICAL_SIDE.test(node.key.name)) report(node)
      },
    })),
    'no-arabic': rule('Arabic copy lives in copy/ar.ts.', (report) => {
      const check = (node, text) => {
        if (ARABIC.test(text)) report(node)
      }
      return {
        Literal: (node) => check(node, typeof node.value === 'string' ? node.value : ''),
        JSXText: (node) => check(node, node.value),
        TemplateElement: (node) => check(node, node.value.raw),
      }
    }),
  },
}
