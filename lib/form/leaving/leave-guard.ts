/** Whether a section has unsaved changes, and the question about them. @public */
export interface LeaveGuard {
  /** True when there is unsaved input. */
  isDirty(): boolean
  /** Asks what to do with unsaved changes: 保存, 放弃, 继续编辑. True when the section may close. */
  requestLeave(): Promise<boolean>
}
