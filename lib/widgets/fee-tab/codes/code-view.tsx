import { RefreshCw } from 'lucide-react'
import { type CSSProperties, type ReactElement, type Ref, useMemo } from 'react'
import type { PayCode } from '../../../contract/fee/payment-calls.ts'
import { payCodeMessages } from '../../../locale/zh-cn/fees/pay-codes.ts'
import { useFangkit } from '../../../provider/use-fangkit.ts'
import { useMessages } from '../../../provider/use-messages.ts'
import { css } from '../../../styled-system/css/index.js'
import { Button } from '../../../ui/buttons/button.tsx'
import { RetryNote } from '../../../ui/feedback/retry-note.tsx'
import { Spinner } from '../../../ui/indicators/spinner.tsx'
import { CodePanel } from './code-panel.tsx'
import { POSTER, POSTER_GROUND } from './poster.ts'
import { PosterCanvas } from './poster-canvas.tsx'
import { type Payer, posterContent, shownYuan } from './poster-content.ts'
import type { CodeState } from './use-code-state.ts'
import { useCodeModules } from './use-code-modules.ts'
import type { FangkitClient } from '../../../client/client.ts'

/** The absolute address of a code; a relative path belongs to the server that made it. */
export function codeAddress({ urlOf }: Pick<FangkitClient, 'urlOf'>, address: string): string {
  if (/^[a-z][a-z\d+.-]*:/i.test(address)) return address
  return new URL(urlOf(address) ?? address, document.baseURI).href
}

export interface CodeViewProps {
  readonly state: CodeState
  readonly busy: boolean
  readonly poster: Ref<HTMLCanvasElement>
  readonly onRenew: (orderIds?: readonly string[]) => void
  /** The people of the case who may pay, and the one who does. */
  readonly people: readonly Payer[]
  readonly payer: Payer | null
  readonly onPayer: (payer: Payer | null) => void
}

const row = css({ display: 'flex', flexWrap: 'wrap' })
const side = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', placeItems: 'center', minWidth: '0' })
const ground: CSSProperties = {
  flex: `0 1 ${POSTER.width}px`,
  minHeight: POSTER.height,
  backgroundColor: POSTER_GROUND,
}
const stack: CSSProperties = { position: 'relative', width: POSTER.width, maxWidth: '100%' }
/** Overlay on the code of the poster. */
const mask: CSSProperties = {
  position: 'absolute',
  insetInline: 0,
  top: '25.7%',
  height: '39.3%',
  display: 'grid',
  placeItems: 'center',
}

/** One code: its poster, and the orders and status beside it. */
export function CodeView({
  state: { code, stale, ask },
  busy,
  poster,
  onRenew,
  people,
  payer,
  onPayer,
}: CodeViewProps): ReactElement {
  const texts = useMessages(payCodeMessages)
  const { client } = useFangkit()
  const address = codeAddress(client, code.qrcodeUrl)
  const { modules, failed, retry } = useCodeModules(address)
  const content = useMemo(() => modules && posterContent(code, modules, texts, payer), [code, modules, texts, payer])
  const over = overOf(code, texts)
  return (
    <div className={row}>
      <div className={side} style={ground}>
        {failed ? (
          <RetryNote onRetry={retry} />
        ) : content === null ? (
          <Spinner />
        ) : (
          <div style={stack}>
            <PosterCanvas
              ref={poster}
              content={content}
              label={texts.poster({ amount: shownYuan(code.amount), state: texts.states[code.state ?? 'live'] })}
            />
            {over === null ? null : (
              <div style={mask}>
                <Button variant="primary" icon={<RefreshCw aria-hidden />} loading={busy} onClick={() => onRenew()}>
                  {over}
                </Button>
              </div>
            )}
          </div>
        )}
      </div>
      <CodePanel
        key={code.codeId}
        code={code}
        address={address}
        stale={stale}
        busy={busy}
        onEnd={ask}
        onRenew={onRenew}
        people={people}
        payer={payer}
        onPayer={onPayer}
      />
    </div>
  )
}

function overOf(
  { state }: PayCode,
  { expired, voided }: { readonly expired: string; readonly voided: string },
): string | null {
  if (state === 'expired') return expired
  return state === 'void' ? voided : null
}
