import type { Scope } from '../../../../catalogue/kind.ts'
import type { ProjectFacts } from '../../../../domain/facts.ts'

/** Which dialog: 买家分组 with its guarantors, or 业主分组 (抵押人分组 where the house is mortgaged). */
export type GroupKind = 'buyers' | 'owners'

export interface GroupDialogProps {
  readonly projectId: string
  /** Facts of the case as it is on screen; they may change while the dialog is open. */
  readonly facts: ProjectFacts & Scope
  readonly kind: GroupKind
  readonly initialTab?: 'buyer' | 'guarantor' | undefined
  readonly open: boolean
  readonly onClose: () => void
  /** Everything is stored; groups, members and the case are already loading again. */
  readonly onSaved: () => void
}
