import {
  FlipHorizontal,
  FlipVertical,
  type LucideIcon,
  RotateCcw,
  RotateCw,
  Undo2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import { type CSSProperties, memo, type ReactElement, useState } from 'react'
import { imageViewerMessages } from '../locale/zh-cn/documents/image-viewer.ts'
import { useMessages } from '../provider/use-messages.ts'
import { css } from '../styled-system/css/index.js'
import { flag } from '../ui/dom/flag.ts'
import { Button } from '../ui/buttons/button.tsx'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { Kbd } from '../ui/indicators/kbd.tsx'
import { useUiText } from '../ui/ui-text.tsx'
import {
  canStep,
  type ChangeView,
  flipped,
  inMode,
  percentOf,
  RESTING,
  rotated,
  stepped,
  type View,
  ZOOM_STEP,
} from './view.ts'

export interface ImageToolsProps {
  readonly view: View
  /** Must be the same function each time. */
  readonly change: (step: ChangeView) => void
  /** There are other pictures to turn to. */
  readonly many: boolean
}
interface Tool {
  readonly Icon: LucideIcon
  readonly step: ChangeView
  /** The shortcut, in the format of `aria-keyshortcuts`. */
  readonly keys?: string
}
interface ToolButtonProps extends Pick<ImageToolsProps, 'change'> {
  readonly tool: Tool
  readonly label: string
  readonly title?: string
  readonly off?: boolean
}

const ZOOM_OUT: Tool = { Icon: ZoomOut, step: stepped(-ZOOM_STEP), keys: '- ArrowDown' }
const ZOOM_IN: Tool = { Icon: ZoomIn, step: stepped(ZOOM_STEP), keys: 'Plus ArrowUp' }
const RESET: Tool = { Icon: Undo2, step: () => RESTING, keys: '0' }
const LEFT: Tool = { Icon: RotateCcw, step: rotated(-1) }
const RIGHT: Tool = { Icon: RotateCw, step: rotated(1) }
const FLIP_X: Tool = { Icon: FlipHorizontal, step: flipped('x') }
const FLIP_Y: Tool = { Icon: FlipVertical, step: flipped('y') }

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' })
const group = css({ display: 'flex', alignItems: 'center', gap: '4' })
const count = css({ color: 'ink-2', textStyle: 'label', whiteSpace: 'nowrap' })

/**
 * Memoised, because a wheel changes the scale sixty times a second and most buttons do not change with it. A step that
 * is not available keeps its button, so that the focus stays on it.
 */
const ToolButton = memo(function ToolButton({
  tool: { Icon, step, keys },
  label,
  title = label,
  off = false,
  change,
}: ToolButtonProps): ReactElement {
  return (
    <IconButton
      label={label}
      title={title}
      icon={<Icon aria-hidden />}
      aria-keyshortcuts={keys}
      aria-disabled={off}
      data-disabled={flag(off)}
      onClick={() => change(step)}
    />
  )
})

/** Not narrower than a button with an icon. */
const AS_WIDE: CSSProperties = { minWidth: 'var(--fk-sizes-control)' }
const PRESSED: CSSProperties = {
  ...AS_WIDE,
  color: 'var(--fk-colors-brand)',
  backgroundColor: 'var(--fk-colors-brand-soft)',
}

/** Keys and what they do. */
function KeyHint({ keys, children }: { readonly keys: readonly string[]; readonly children: string }): ReactElement {
  return (
    <>
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
      <span className={count} style={{ marginInlineEnd: 6 }}>
        {children}
      </span>
    </>
  )
}

/** Buttons for everything the user can do with the picture. */
export function ImageTools({ view, change, many }: ImageToolsProps): ReactElement {
  const text = useMessages(imageViewerMessages)
  const ui = useUiText()
  const [keyed] = useState(() => globalThis.matchMedia('(pointer: fine) and (min-width: 900px)').matches)
  const withKey = (label: string, key: string): { readonly label: string; readonly title: string } => ({
    label,
    title: text.withKey({ label, key }),
  })
  const mode = (of: View['mode'], label: string): ReactElement => (
    <Button
      variant="text"
      size="sm"
      title={text.withKey({ label, key: text.space })}
      aria-keyshortcuts="Space"
      aria-pressed={view.mode === of}
      style={view.mode === of ? PRESSED : AS_WIDE}
      onClick={() => change(inMode(of))}
    >
      {label}
    </Button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: the group has no form fields
    <div
      role="group"
      aria-label={text.tools}
      className={row}
      style={{ justifyContent: 'center' }}
      // A press keeps the focus on the picture, where its keys work.
      onMouseDown={(event) => event.preventDefault()}
    >
      {/* When the buttons need two rows, related ones stay together. */}
      <div className={group}>
        <ToolButton tool={ZOOM_OUT} {...withKey(text.zoomOut, '−')} off={!canStep(view, -ZOOM_STEP)} change={change} />
        <span className={count} style={{ minWidth: 48, textAlign: 'center' }}>
          {percentOf(view)}
        </span>
        <ToolButton tool={ZOOM_IN} {...withKey(text.zoomIn, '+')} off={!canStep(view, ZOOM_STEP)} change={change} />
        {/* What a hundred percent means: the whole picture in view, or one pixel for each of its own. */}
        {mode('fit', text.fit)}
        {mode('original', text.original)}
        <ToolButton tool={RESET} {...withKey(text.reset, '0')} change={change} />
      </div>
      <div className={group}>
        <ToolButton tool={LEFT} label={text.rotateLeft} change={change} />
        <ToolButton tool={RIGHT} label={text.rotateRight} change={change} />
        <ToolButton tool={FLIP_X} label={text.flipX} change={change} />
        <ToolButton tool={FLIP_Y} label={text.flipY} change={change} />
      </div>
      {keyed ? (
        <div aria-hidden className={group} style={{ marginInlineStart: 12 }}>
          {many ? <KeyHint keys={['←', '→']}>{text.turnPages}</KeyHint> : null}
          <KeyHint keys={[text.space]}>{`${text.fitShort} / ${text.original}`}</KeyHint>
          <KeyHint keys={['0']}>{text.reset}</KeyHint>
          <KeyHint keys={['Esc']}>{ui.close}</KeyHint>
        </div>
      ) : null}
    </div>
  )
}
