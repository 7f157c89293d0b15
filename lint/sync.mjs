/** Rules code answers at once: nothing in it waits, and it loads nothing late. */
export const syncRule = {
  create(context) {
    const report = (node) => context.report({ node, message: 'rules code is never asynchronous' })
    const checkFunction = (node) => {
      if (node.async) report(node)
    }
    return {
      FunctionDeclaration: checkFunction,
      FunctionExpression: checkFunction,
      ArrowFunctionExpression: checkFunction,
      AwaitExpression: report,
      ForOfStatement: (node) => {
        if (node.await) report(node)
      },
      ImportExpression: report,
    }
  },
}
