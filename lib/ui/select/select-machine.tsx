import { createListCollection, useSelect } from '@ark-ui/react/select'
import { Check } from 'lucide-react'
import {
  type ComponentPropsWithoutRef,
  type FocusEvent,
  type ForwardedRef,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
import { select } from '../../styled-system/recipes/index.js'
import type { Choice, ControlSize } from '../choice.ts'
import { OverlayPortal } from '../overlays/overlay-portal.tsx'
import { Spinner } from '../indicators/spinner.tsx'
import { useUiText } from '../ui-text.tsx'
import { useMergedRef } from '../dom/use-merged-ref.ts'

export interface SelectMachineProps {
  readonly options: readonly Choice[]
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  readonly id: string
  readonly labelId: string | undefined
  /** True when the press that started the machine should also open the list. */
  readonly startsOpen: boolean
  /** Keys pressed while the machine was loading. */
  readonly waitingKeys: readonly string[]
  readonly buttonRef: ForwardedRef<HTMLButtonElement>
  readonly loading: boolean
  readonly invalid: boolean
  readonly required: boolean
  readonly size: ControlSize
  /** Attributes that both versions of the button carry. */
  readonly states: ComponentPropsWithoutRef<'button'>
  readonly triggerContent: ReactNode
  readonly onOpenChange: ((open: boolean) => void) | undefined
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onLeave: (event: FocusEvent) => void
}

/**
 * The `Select` after its first use: trigger, list and keyboard. Takes over the focus of the plain button it replaces.
 */
export function SelectMachine(props: SelectMachineProps): ReactElement {
  const { options, value, onChange, id, labelId, loading, size, states } = props
  const text = useUiText()
  const triggerRef = useRef<HTMLButtonElement>(null)
  const popupRef = useRef<HTMLDivElement>(null)
  const requested = useRef({ open: props.startsOpen, keys: props.waitingKeys })
  const mergedRef = useMergedRef(props.buttonRef, triggerRef)

  const collection = useMemo(
    () =>
      createListCollection<Choice>({
        items: options,
        isItemDisabled: (option) => option.disabled === true,
      }),
    [options],
  )
  const api = useSelect<Choice>({
    collection,
    value: value === null ? [] : [value],
    onValueChange: (change) => onChange(change.value[0] ?? null),
    onOpenChange: (change) => props.onOpenChange?.(change.open),
    ids: { trigger: id, label: labelId },
    invalid: props.invalid,
    required: props.required,
    positioning: { placement: 'bottom-start', gutter: 4, strategy: 'fixed', fitViewport: true },
  })

  useLayoutEffect(() => {
    triggerRef.current?.focus({ preventScroll: true })
  }, [])

  useEffect(() => {
    let isUnmounted = false
    // The machine starts in a microtask, and twice where effects run twice; events sent before that are lost.
    queueMicrotask(() => {
      if (isUnmounted) return
      const { open, keys } = requested.current
      requested.current = { open: false, keys: [] }
      if (open) triggerRef.current?.click()
      else
        for (const key of keys)
          triggerRef.current?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    })
    return () => {
      isUnmounted = true
    }
  }, [])

  const classes = select({ size })
  const trigger = api.getTriggerProps()
  const content = api.getContentProps()

  return (
    <>
      <button
        {...trigger}
        {...states}
        ref={mergedRef}
        role="combobox"
        aria-expanded={api.open}
        aria-invalid={props.invalid || undefined}
        aria-required={props.required || undefined}
        aria-controls={api.open ? trigger['aria-controls'] : undefined}
        onKeyDown={(event) => {
          props.onKeyDown(event)
          trigger.onKeyDown?.(event)
        }}
        onBlur={(event) => {
          trigger.onBlur?.(event)
          if (!popupRef.current?.contains(event.relatedTarget)) props.onLeave(event)
        }}
      >
        {props.triggerContent}
      </button>
      {api.open ? (
        <OverlayPortal>
          <div {...api.getPositionerProps()} className={classes.positioner}>
            <div
              {...content}
              ref={popupRef}
              role="listbox"
              tabIndex={0}
              className={classes.popup}
              onBlur={(event) => {
                const to = event.relatedTarget
                if (to === null || event.currentTarget.contains(to)) return
                props.onLeave(event)
              }}
            >
              {loading || options.length === 0 ? (
                <div role="option" tabIndex={-1} aria-disabled aria-selected={false} className={classes.blank}>
                  {loading ? <Spinner size={14} /> : null}
                  {loading ? text.loading : text.noOptions}
                </div>
              ) : (
                options.map((item) => (
                  <div key={item.value} {...api.getItemProps({ item })} className={classes.option}>
                    <span className={classes.optionLabel}>{item.label}</span>
                    {item.hint === undefined ? null : <span className={classes.optionHint}>{item.hint}</span>}
                    {item.value === value ? <Check aria-hidden /> : null}
                  </div>
                ))
              )}
            </div>
          </div>
        </OverlayPortal>
      ) : null}
    </>
  )
}
