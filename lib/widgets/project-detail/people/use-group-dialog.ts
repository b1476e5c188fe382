import { useState } from 'react'
import type { SectionEditing } from '../sections.ts'

/** The dialog of groups: opened once what is being edited is settled and the status check agreed. @source PRJ-042 */
export interface GroupDialogState {
  readonly open: boolean
  /** On its way. */
  readonly asking: boolean
  readonly ask: () => Promise<void>
  readonly close: () => void
}

export function useGroupDialog({ leave, check }: Pick<SectionEditing, 'leave' | 'check'>): GroupDialogState {
  const [state, setState] = useState<'closed' | 'asking' | 'open'>('closed')
  return {
    open: state === 'open',
    asking: state === 'asking',
    async ask() {
      setState('asking')
      setState((await leave()) && (await check()) ? 'open' : 'closed')
    },
    close: () => setState('closed'),
  }
}
