import { type ReactElement, type ReactNode, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { elementMessages } from '../locale/zh-cn/elements.ts'
import { useMessages } from '../provider/use-messages.ts'
import { ErrorState } from '../ui/feedback/error-state.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { useOnDemand } from '../ui/loading/use-on-demand.ts'
import { WidgetFrame } from '../widgets/widget-frame.tsx'
import type { ElementSlot } from './element-slot.ts'
import type { DrawnProps, DrawnWidget } from './loaders.ts'
import { tagOf } from './names.ts'
import { WaitingSlot } from './waiting-slot.tsx'

export interface SlotViewProps {
  readonly slot: ElementSlot
}

/** Draws one connected element: its widget, once the code is loaded and the required props are set. */
export function SlotView({ slot }: SlotViewProps): ReactNode {
  const { missing } = useSyncExternalStore(slot.subscribe, slot.read)
  const { Part, failed, retry } = useOnDemand<DrawnProps>(slot.load, missing.length === 0)
  if (missing.length > 0) return createPortal(<MissingNote slot={slot} missing={missing} />, slot.container)
  if (Part !== null) return <LoadedWidget slot={slot} Part={Part} />
  return failed ? (
    createPortal(
      <WidgetFrame name={slot.table.widget}>
        <ErrorState onRetry={retry} />
      </WidgetFrame>,
      slot.container,
    )
  ) : (
    <WaitingSlot slot={slot} />
  )
}

function LoadedWidget({ slot, Part }: SlotViewProps & { readonly Part: DrawnWidget }): ReactNode {
  const { values } = useSyncExternalStore(slot.subscribe, slot.read)
  return createPortal(<Part {...callbacksFor(slot)} {...values} ref={slot.handle} />, slot.container)
}

/**
 * Leaves out callbacks that change what a widget offers, unless the page declares by an attribute that it handles them.
 */
function callbacksFor({ element, table, callbacks }: ElementSlot): Readonly<Record<string, unknown>> {
  const taken = Object.keys(callbacks).filter((prop) => isTaken(element, table.events[prop]?.asked?.as))
  return Object.fromEntries(taken.map((prop) => [prop, callbacks[prop]]))
}

const isTaken = (element: Element, as: string | undefined): boolean =>
  as === undefined || Reflect.get(element, as) === true

function MissingNote({ slot, missing }: SlotViewProps & { readonly missing: readonly string[] }): ReactElement {
  const texts = useMessages(elementMessages)
  return (
    <WidgetFrame name={slot.table.widget}>
      <Notice role="note" tone="warn" title={texts.missing}>
        {texts.missingText({ tag: tagOf(slot.table.widget), names: missing.join('、') })}
      </Notice>
    </WidgetFrame>
  )
}
