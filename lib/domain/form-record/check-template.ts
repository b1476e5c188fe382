import type { Issue } from '../../catalogue/check.ts'
import { PRINT_STANDARD } from '../codes.ts'
import { entities } from '../entities.ts'
import type { FieldRef, FormBlock, FormTemplate } from './form-template.ts'
import { referencesOf } from './template-fields.ts'

const COLUMNS = 24
const LABEL_SPAN = 4

/** What is wrong with a form somebody wrote: names nobody declared, rows that are no 24 parts wide, boxes for what is no code. @public */
export function templateIssues(template: FormTemplate): readonly Issue[] {
  const standards: readonly string[] = Object.values(PRINT_STANDARD)
  return [
    ...(/^[A-Za-z0-9-]{1,32}$/.test(template.formId) ? [] : [issue('formId', '表单ID只能由字母、数字和连字符组成，最多32个')]),
    ...(standards.includes(template.printStandard) ? [] : [issue('printStandard', '打印标准不正确')]),
    ...referencesOf(template.blocks).flatMap(referenceIssue),
    ...template.blocks.flatMap(blockIssues),
  ]
}

const issue = (field: string, message: string): Issue => ({ field, message })

function referenceIssue({ entity: service, field }: FieldRef): readonly Issue[] {
  const entity = Object.hasOwn(entities, service) ? entities[service] : undefined
  if (!entity) return [issue('blocks', `没有实体 ${service.slice(0, 64)}`)]
  return Object.hasOwn(entity.fields, field) ? [] : [issue('blocks', `${entity.title}没有字段 ${field.slice(0, 64)}`)]
}

function blockIssues(block: FormBlock): readonly Issue[] {
  switch (block.block) {
    case 'each': return block.blocks.flatMap(blockIssues)
    case 'table': return widthIssue(block.columns.reduce((sum, { span }) => sum + span, 0))
    case 'row': return [
      ...widthIssue(block.cells.reduce((sum, { span, label, labelSpan = LABEL_SPAN }) => sum + span + (label === null ? 0 : labelSpan), 0)),
      ...block.cells.flatMap(({ content }) => ('choose' in content ? codeIssue(content.choose) : [])),
    ]
    default: return []
  }
}

function widthIssue(width: number): readonly Issue[] {
  return width === COLUMNS ? [] : [issue('blocks', `一行应为${COLUMNS}份宽，现为${width}份`)]
}

function codeIssue({ entity, field }: FieldRef): readonly Issue[] {
  return entities[entity]?.fields[field]?.dict === undefined ? [issue('blocks', `${field.slice(0, 64)}没有可勾选的选项`)] : []
}
