import { useCallback } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import type { ConfigGridFormEvent, ConfigGridProps } from 'fangkit/config-grid'
import { formAt, formPath } from '../grid-form-address.ts'
import { useLeaveGuard } from '../leaving/leave-guard.tsx'

/** Stores in the address which form of a list is open. @param list the address of the list */
export function useFormAddress(list: string): Pick<ConfigGridProps, 'action' | 'recordId' | 'onFormChange'> {
  const { search } = useLocation()
  const form = formAt(useParams()['record'], search)
  const navigate = useNavigate()
  const { pass } = useLeaveGuard()
  const isOpen = form !== null
  // The form itself asks before it is left. A form that becomes another one replaces the history entry.
  const saveInAddress = useCallback(
    ({ action, id }: ConfigGridFormEvent) =>
      pass(() => void navigate(formPath(list, action, id), { replace: action !== null && isOpen })),
    [pass, navigate, list, isOpen],
  )
  return { ...(form && { action: form.action, recordId: form.id }), onFormChange: saveInAddress }
}
