import { PRIVILEGE, type Privilege } from '../permission/privilege.ts'

/** Operations on a row other than viewing and editing. @source GRD-006 to GRD-014 @public */
export type RowOperation =
  | 'enable'
  | 'disable'
  | 'finish'
  | 'delete'
  | 'confirm'
  | 'examine'
  | 'return'
  | 'cancel'
  | 'notice'

/** Label, prompts and requirements of an operation. @public */
export interface RowOperationTerms {
  /** Method of the service of the entity. */
  readonly method: string
  /** Method that applies it to many rows and returns a result for each row. */
  readonly bulkMethod: string
  readonly label: string
  /** Participle shown after the operation: 已启用. */
  readonly done: string
  readonly privilege: Privilege
  /** The question asked before the operation, for one row and for several. @source GRD-015, ERR-056 */
  readonly prompt: string
  readonly bulkPrompt: (count: number) => string
  readonly reason: 'none' | 'optional' | 'required'
  /** Whether it can be applied to many rows at once; decisions are made record by record. */
  readonly bulk: boolean
  /** The operation cannot be undone, or disables something that is in use. */
  readonly danger: boolean
}

/** Wording of an operation in one list, where the general one is unclear. @public */
export interface OperationTexts {
  /** Label of the operation, such as 我来跟进. */
  readonly label: string
  /** Participle shown after the operation: 已跟进. Default: `已` and the label. */
  readonly done?: string
  /** The question asked before the operation on one row. */
  readonly prompt?: string
}

type Draft = Pick<RowOperationTerms, 'label' | 'prompt' | 'privilege'> &
  Partial<Pick<RowOperationTerms, 'done' | 'reason' | 'bulk' | 'danger'>>

function terms(name: string, { label, ...draft }: Draft): RowOperationTerms {
  return {
    method: `do${name}`,
    bulkMethod: `do${name}All`,
    ...called(label),
    reason: 'none',
    bulk: true,
    danger: false,
    ...draft,
  }
}

const called = (label: string): Pick<RowOperationTerms, 'label' | 'done' | 'prompt' | 'bulkPrompt'> => ({
  label,
  done: `已${label}`,
  prompt: `确定${label}吗？`,
  bulkPrompt: (count) =>
    `确定对所选的 ${count.toLocaleString('zh-CN')} 条记录执行“${label}”吗？不满足条件的记录会逐条说明原因。`,
})

/** The terms of an operation in the wording of a list. */
export function withTexts(terms: RowOperationTerms, { label, ...words }: OperationTexts): RowOperationTerms {
  return { ...terms, ...called(label), ...words }
}

/**
 * Every row operation in one table, which browser, contract and back end read. There are nine privileges for more
 * operations: submitting needs the privilege to save; decisions and notes need the one to change.
 * @source GRD-006 to GRD-015, CAL-054, ERR-056, ROL-006, OPN-069
 * @public
 */
export const ROW_OPERATION: Readonly<Record<RowOperation, RowOperationTerms>> = {
  enable: terms('Enable', { label: '启用', prompt: '确定启用这条记录吗？', privilege: PRIVILEGE.enable }),
  disable: terms('Disable', {
    label: '停用',
    prompt: '确定停用这条记录吗？停用后不再提供选择，已有数据不受影响。',
    privilege: PRIVILEGE.disable,
    danger: true,
  }),
  finish: terms('Finish', { label: '完结', prompt: '确定完结这条记录吗？', privilege: PRIVILEGE.finish }),
  confirm: terms('Confirm', { label: '提交', prompt: '确定提交这条记录吗？', privilege: PRIVILEGE.save }),
  examine: terms('Examine', {
    label: '审核通过',
    done: '已审核',
    prompt: '确定审核通过这条记录吗？',
    privilege: PRIVILEGE.update,
    reason: 'optional',
    bulk: false,
  }),
  return: terms('Return', {
    label: '退回修改',
    done: '已退回',
    prompt: '确定退回修改吗？请写明原因。',
    privilege: PRIVILEGE.update,
    reason: 'required',
    bulk: false,
  }),
  cancel: terms('Cancel', {
    label: '取消',
    prompt: '确定取消这条记录吗？',
    privilege: PRIVILEGE.update,
    reason: 'optional',
    danger: true,
  }),
  notice: terms('Notice', {
    label: '电话已提醒',
    done: '已电话提醒',
    prompt: '确定已电话提醒对方了吗？',
    privilege: PRIVILEGE.update,
  }),
  delete: terms('Delete', {
    label: '删除',
    prompt: '确定删除这条记录吗？删除后不能恢复。',
    privilege: PRIVILEGE.remove,
    danger: true,
  }),
}

/** Names of all row operations. @public */
// adapter: the keys of the table above
export const ROW_OPERATIONS = Object.keys(ROW_OPERATION) as readonly RowOperation[]

/** True for the operations of `ROW_OPERATION`; false for those that open a form. @public */
export function isRowOperation(operation: string): operation is RowOperation {
  return Object.hasOwn(ROW_OPERATION, operation)
}
