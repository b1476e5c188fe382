import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import type { ConfigGridOpenEvent } from 'fangkit/config-grid'
import { projectPath } from '../../paths.ts'
import { useShell } from '../../shell/shell-context.tsx'

/** Opens a project when a list asks the portal to. */
export function useOpenRecord(): (event: ConfigGridOpenEvent) => void {
  const navigate = useNavigate()
  const { newProject } = useShell()
  return useCallback(
    ({ action, id }: ConfigGridOpenEvent) => {
      if (action === 'ADD') newProject?.()
      else if (id === null) return
      else if (action === 'CLONE') newProject?.({ copyOf: id })
      else void navigate(projectPath(id, action === 'EDIT' ? { edit: 'basic' } : {}))
    },
    [navigate, newProject],
  )
}
