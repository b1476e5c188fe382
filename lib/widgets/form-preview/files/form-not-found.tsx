import { FileX } from 'lucide-react'
import type { ReactElement } from 'react'
import { formPreviewMessages } from '../../../locale/zh-cn/documents/form-preview.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Card } from '../../../ui/sections/card.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { formPage } from '../form-layout.ts'

export interface FormNotFoundProps {
  readonly onBack: () => void
}

/** Shown when the case does not have the requested document. */
export function FormNotFound({ onBack }: FormNotFoundProps): ReactElement {
  const texts = useMessages(formPreviewMessages)
  return (
    <div className={formPage}>
      <Card aria-label={texts.title}>
        <EmptyState
          role="status"
          icon={<FileX aria-hidden />}
          title={texts.noForm}
          actions={<Button onClick={onBack}>{texts.backToList}</Button>}
        >
          {texts.noFormText}
        </EmptyState>
      </Card>
    </div>
  )
}
