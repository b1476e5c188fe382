import { type CSSProperties, type ReactElement, useState } from 'react'
import { flowGuideMessages } from '../../../locale/zh-cn/flow/flow-guide.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { TabList } from '../../../ui/sections/tab-list.tsx'
import { TabPanel } from '../../../ui/sections/tab-panel.tsx'
import { Tabs } from '../../../ui/sections/tabs.tsx'
import type { LogDialogProps } from '../flow-actions.ts'
import { FLOW_LOGS, type FlowLogName } from './log-columns.ts'
import { LogList } from './log-list.tsx'

const note = css({ color: 'ink-3', textStyle: 'note' })
const head = css({ paddingInline: 'pad', borderBottomWidth: '1px', borderBottomColor: 'line' })
/** The same height empty and full, so that switching tabs does not move the layout. */
const scrolling = css({ overflow: 'auto' })
const tall: CSSProperties = { height: 'min(560px, 64vh)' }

/** Who was responsible when, and what was done, for one job or the whole case. @source FLW-012, CAL-094, CAL-095 */
export function LogDialog({ projectId, job, onClose }: LogDialogProps): ReactElement {
  const texts = useMessages(flowGuideMessages)
  const [open, setOpen] = useState<FlowLogName>('people')
  return (
    <Dialog
      open
      title={texts.logs}
      badge={<span className={note}>{job?.name ?? texts.wholeCase}</span>}
      width="960px"
      padded={false}
      onClose={onClose}
    >
      <Tabs value={open} onSelect={(next) => setOpen(FLOW_LOGS.find((log) => log === next) ?? 'people')}>
        <div className={head}>
          <TabList label={texts.logs} items={FLOW_LOGS.map((log) => ({ value: log, label: texts.log[log] }))} />
        </div>
        {FLOW_LOGS.map((log) => (
          <TabPanel key={log} value={log} className={scrolling}>
            <div style={tall}>
              <LogList log={log} projectId={projectId} jobId={job?.id} />
            </div>
          </TabPanel>
        ))}
      </Tabs>
    </Dialog>
  )
}
