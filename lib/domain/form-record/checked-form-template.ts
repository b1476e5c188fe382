import type { Rule } from '../../catalogue/rule.ts'
import { layoutIssues } from './check-template.ts'
import { declareFormTemplate } from './form-template-entity.ts'
import { parseCondition } from './parse-condition.ts'
import { parseTemplateLayout } from './parse-template.ts'
import { eachOf, issuesText, templateIn } from './template-row.ts'

const layout: Rule = {
  name: 'form-layout',
  reads: ['eachPerson'],
  issue: (value, scope) => {
    const parsed = parseTemplateLayout(String(value))
    const issues = parsed.ok ? layoutIssues({ blocks: parsed.blocks, ...eachOf(scope) }) : parsed.issues
    return issues.length === 0 ? null : `：${issuesText(issues)}`
  },
}
const needed: Rule = {
  name: 'form-condition',
  issue: (value) => {
    const parsed = parseCondition(String(value))
    return parsed.ok ? null : `：${issuesText(parsed.issues)}`
  },
}
/** A field that is removed later makes a stored form unusable; the list shows this. */
const problemIn = (scope: Parameters<typeof templateIn>[0]): string | null => {
  const answer = templateIn(scope)
  return answer.ok ? '可以使用' : `不能使用：${answer.problem}`.slice(0, 500)
}

/**
 * The entity of templates with the checks for editing: the browser and the server check the typed text and name the
 * place of each issue.
 * @source APP-010
 * @public
 */
export const checkedFormTemplate = declareFormTemplate({
  layout: [layout],
  needed: [needed],
  problem: { reads: ['layout', 'needed', 'eachPerson', 'fileUrl'], compute: problemIn },
})
