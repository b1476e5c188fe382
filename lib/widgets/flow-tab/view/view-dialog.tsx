import { Copy } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { caseView } from '../../../client/queries/case/flow-view-plan.ts'
import { FLOW_AUDIENCE } from '../../../domain/flow/flow-view.ts'
import { commonMessages } from '../../../locale/zh-cn/common.ts'
import { flowGuideMessages } from '../../../locale/zh-cn/flow/flow-guide.ts'
import { useDictionary } from '../../../provider/dictionaries/use-dictionary.ts'
import { useFkQuery } from '../../../provider/queries/use-fk-query.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { useNotify } from '../../../provider/notices/use-notify.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Segmented } from '../../../ui/inputs/segmented.tsx'
import type { ViewDialogProps } from '../flow-actions.ts'
import { ViewGroups } from './view-groups.tsx'
import { viewText } from './view-text.ts'

/**
 * The progress of a case as text for buyers, owners or staff, to be read or sent.
 * @source ROU-004 (/FlowViewGrpGrid, /WorkflowViewGrid)
 */
export function ViewDialog({ projectId, onClose }: ViewDialogProps): ReactElement {
  const texts = useMessages(flowGuideMessages)
  const common = useMessages(commonMessages)
  const notify = useNotify()
  const { entries } = useDictionary('FLOW_AUDIENCE')
  const [audience, setAudience] = useState<string>(FLOW_AUDIENCE.buyer)
  const query = useFkQuery(caseView(projectId, audience))
  const copy = (): void => {
    // Without a secure context, `navigator.clipboard` does not exist.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(viewText(query.data ?? [])))
      .then(
        () => notify({ tone: 'success', title: common.copied }),
        () => notify({ tone: 'error', title: common.copyFailed }),
      )
  }
  const options = entries.map(({ key, value }) => ({ value: key, label: value }))
  return (
    <Dialog
      open
      title={texts.caseView}
      width="560px"
      onClose={onClose}
      badge={
        options.length === 0 ? undefined : (
          <Segmented size="sm" aria-label={texts.audience} options={options} value={audience} onChange={setAudience} />
        )
      }
      footer={
        <Button variant="primary" icon={<Copy aria-hidden />} disabled={(query.data ?? []).length === 0} onClick={copy}>
          {texts.copyView}
        </Button>
      }
    >
      <ViewGroups query={query} />
    </Dialog>
  )
}
