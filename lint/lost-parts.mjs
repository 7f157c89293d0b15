/**
 * The build watches over what is loaded later and tells the page when it is lost, so that a page which is older than the
 * house can say so. It takes a `.then` that is chained to `import()` into its watch: a failure that is dealt with there
 * is never told.
 */
export const lostPartsRule = {
  create(context) {
    return {
      CallExpression(node) {
        const { callee } = node
        if (callee.type !== 'MemberExpression' || callee.object.type !== 'ImportExpression') return
        const name = callee.property.name
        if (name === 'catch' || (name === 'then' && node.arguments.length > 1))
          context.report({ node, message: 'a lost part is never told: (await import(…)) in a function of its own' })
      },
    }
  },
}
