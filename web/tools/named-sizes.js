/* Refuses a query of a width or a height that is not named in look/widths.css, in @media and in @container. */
import stylelint from "stylelint";

const ruleName = "tenfold/named-sizes";
const messages = stylelint.utils.ruleMessages(ruleName, {
  rejected: (query) => `"${query}" is a size of its own: name it in look/widths.css`,
});

const rule = (on) => (root, result) => {
  if (!on) return;
  root.walkAtRules(/^(media|container)$/, (node) => {
    if (!/\b(width|height|orientation|aspect-ratio)\b/.test(node.params)) return;
    stylelint.utils.report({
      result,
      ruleName,
      message: messages.rejected(node.params),
      node,
      word: node.params,
    });
  });
};
rule.ruleName = ruleName;
rule.messages = messages;

export default stylelint.createPlugin(ruleName, rule);
