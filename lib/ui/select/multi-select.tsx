import { ChevronDown, X } from 'lucide-react'
import { forwardRef, type KeyboardEvent, type MouseEvent, useId } from 'react'
import { cx } from '../../styled-system/css/index.js'
import { select } from '../../styled-system/recipes/index.js'
import type { Choice } from '../choice.ts'
import type { ControlProps } from '../control-props.ts'
import { useControlAttributes, useFieldControl } from '../field-control.tsx'
import { flag } from '../dom/flag.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { OnDemand } from '../loading/on-demand.tsx'
import { Spinner } from '../indicators/spinner.tsx'
import { Tag } from '../indicators/tag.tsx'
import { useUiText } from '../ui-text.tsx'
import { useMergedRef } from '../dom/use-merged-ref.ts'
import { usePopup } from '../overlays/use-popup.ts'
import { VisuallyHidden } from '../indicators/visually-hidden.tsx'

/** The options, and which ones are chosen. */
export interface MultiSelectProps extends ControlProps {
  /** In the order of the list. */
  readonly options: readonly Choice[]
  /** Values of the chosen options. */
  readonly value: readonly string[]
  /** In the order of the options. */
  readonly onChange: (value: readonly string[]) => void
  /** 请选择, or the text of the language, when absent. */
  readonly placeholder?: string | undefined
  /** True while the options are loading. */
  readonly loading?: boolean | undefined
  /** False leaves out the clear button. */
  readonly clearable?: boolean | undefined
  /** Shows a search box above the list; by default for more than eight options. */
  readonly searchable?: boolean | undefined
  /** Maximum number of chosen options. */
  readonly max?: number | undefined
  /** Texts of values that are not among the options. */
  readonly valueLabels?: Readonly<Record<string, string>> | undefined
  /** Shown instead of an empty list. */
  readonly emptyText?: string | undefined
  /** Called when the list opened or closed. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined
}

const loadPopup = () => import('./multi-select-popup.tsx').then(({ MultiSelectPopup }) => MultiSelectPopup)
const SHORT_LIST = 8

/** Several of many. Chosen options are shown in the box as tags; Backspace removes the last one. */
export const MultiSelect = forwardRef<HTMLButtonElement, MultiSelectProps>(function MultiSelect(props, ref) {
  const { options, value, onChange, size = 'md', loading = false, disabled, readOnly } = props
  const text = useUiText()
  const field = useFieldControl()
  const ownId = useId()
  const popup = usePopup<HTMLButtonElement>({ onOpenChange: props.onOpenChange, onBlur: props.onBlur })
  const mergedRef = useMergedRef(ref, popup.targetRef)
  const { invalid, changed, ...aria } = useControlAttributes(props)
  const isFixed = disabled === true || readOnly === true
  const canClear = props.clearable !== false && value.length > 0 && !isFixed
  const classes = select({ size })
  const valueId = `${ownId}value`
  const labelId = aria['aria-labelledby'] ?? (props['aria-label'] === undefined ? field?.labelId : undefined)
  const labelOf = (code: string): string =>
    options.find((option) => option.value === code)?.label ?? props.valueLabels?.[code] ?? code

  const put = (next: ReadonlySet<string>): void => {
    const known = options.map((option) => option.value)
    onChange([
      ...value.filter((code) => next.has(code) && !known.includes(code)),
      ...known.filter((code) => next.has(code)),
    ])
  }
  const without = (code: string): void => put(new Set(value.filter((other) => other !== code)))
  const toggle = (option: Choice): void => {
    if (value.includes(option.value)) without(option.value)
    else if (value.length < (props.max ?? Number.POSITIVE_INFINITY)) put(new Set([...value, option.value]))
  }
  const clear = (): void => {
    onChange([])
    popup.targetRef.current?.focus()
  }
  const press = (event: KeyboardEvent): void => {
    const last = value.at(-1)
    if (isFixed) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      popup.show()
    } else if ((event.key === 'Backspace' || event.key === 'Delete') && last !== undefined) {
      event.preventDefault()
      without(last)
    }
  }
  const pressBox = (event: MouseEvent<HTMLElement>): void => {
    // Presses in the popup arrive here as well, because events cross portals.
    if (event.target instanceof Node && !event.currentTarget.contains(event.target)) return
    if (isFixed || (event.target instanceof Element && event.target.closest('button:not([role])'))) return
    if (popup.open) popup.hide(true)
    else popup.show()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is the control
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      id={popup.anchorId}
      className={cx(classes.trigger, props.className)}
      title={props.title}
      data-invalid={flag(invalid)}
      data-changed={flag(changed)}
      data-readonly={flag(readOnly)}
      data-disabled={flag(disabled)}
      data-state={popup.open ? 'open' : 'closed'}
      data-size={size}
      data-multiple=""
      onFocus={popup.onFocus}
      onBlur={popup.onBlur}
      onClick={pressBox}
    >
      <span className={classes.chips}>
        {value.map((code) => (
          <Tag
            key={code}
            tone={isFixed ? 'idle' : 'brand'}
            size={size === 'sm' ? 'sm' : 'md'}
            removeLabel={`${text.remove} ${labelOf(code)}`}
            removeTabIndex={-1}
            onRemove={isFixed ? undefined : () => without(code)}
          >
            {labelOf(code)}
          </Tag>
        ))}
        <button
          ref={mergedRef}
          type="button"
          role="combobox"
          id={aria.id}
          disabled={disabled}
          aria-haspopup="dialog"
          aria-expanded={popup.open}
          aria-controls={popup.open ? popup.contentId : undefined}
          aria-label={props['aria-label']}
          aria-labelledby={labelId}
          aria-describedby={
            [aria['aria-describedby'], value.length > 0 ? valueId : undefined].filter(Boolean).join(' ') || undefined
          }
          aria-invalid={aria['aria-invalid']}
          aria-required={aria['aria-required']}
          aria-readonly={readOnly || undefined}
          aria-busy={loading || undefined}
          className={classes.inner}
          data-placeholder={flag(value.length === 0)}
          onKeyDown={press}
        >
          {value.length > 0 ? (
            <VisuallyHidden>
              <span id={valueId}>{value.map(labelOf).join('、')}</span>
            </VisuallyHidden>
          ) : readOnly ? (
            text.empty
          ) : (
            (props.placeholder ?? text.choose)
          )}
        </button>
      </span>
      {canClear ? (
        <IconButton tabIndex={-1} size="xs" label={text.clear} icon={<X aria-hidden />} onClick={clear} />
      ) : null}
      {loading ? <Spinner /> : readOnly ? null : <ChevronDown aria-hidden />}
      {popup.awake && !isFixed ? (
        <OnDemand
          load={loadPopup}
          props={
            popup.open
              ? {
                  anchorId: popup.anchorId,
                  contentId: popup.contentId,
                  onClose: popup.hide,
                  label: props['aria-label'],
                  labelledBy: labelId,
                  options,
                  value,
                  max: props.max,
                  searchable: props.searchable ?? options.length > SHORT_LIST,
                  loading,
                  blank: props.emptyText,
                  onPick: toggle,
                  onClear: canClear ? () => onChange([]) : undefined,
                }
              : null
          }
        />
      ) : null}
    </div>
  )
})
