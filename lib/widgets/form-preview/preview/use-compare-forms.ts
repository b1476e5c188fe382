import { useMemo } from 'react'
import { useLatest } from '../../../provider/use-latest.ts'
import { type CompareForms, createCompareForms, type SavedRecord } from '../compare/create-compare-forms.ts'

/** The forms of one document; a new document gets its own. */
export function useCompareForms(formId: string, onSaved: (saved: readonly SavedRecord[]) => void): CompareForms {
  const latest = useLatest(onSaved)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new document needs new forms
  return useMemo(() => createCompareForms((saved) => latest.current(saved)), [formId, latest])
}
