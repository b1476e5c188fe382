'use client'

/** The application forms of a case: preview, correction, printing and downloading. */
export { FormPreview } from './widgets/form-preview/form-preview.tsx'
export type { LeaveGuard } from './form/leaving/leave-guard.ts'
export type {
  FieldSavedEvent,
  FormEndpoints,
  FormOpenEvent,
  FormPreviewHandle,
  FormPreviewProps,
  FormsTakenEvent,
} from './widgets/form-preview/form-preview-props.ts'
