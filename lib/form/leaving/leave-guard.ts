/** What is unsaved somewhere, and the question about it. @public */
export interface LeaveGuard {
  /** Something typed is not saved. */
  isDirty(): boolean
  /** Asks what becomes of unsaved changes: 保存, 放弃, 继续编辑. True when it may be left. */
  requestLeave(): Promise<boolean>
}
