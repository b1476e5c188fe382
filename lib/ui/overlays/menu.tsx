import { Menu as ArkMenu } from '@ark-ui/react/menu'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { menu } from '../../styled-system/recipes/index.js'
import { OverlayPortal } from './overlay-portal.tsx'

/** One command of a menu. */
export interface MenuItem {
  /** Identifies the command; what `onSelect` gets. */
  readonly value: string
  readonly label: string
  /** A lucide icon before the label. */
  readonly icon?: ReactNode
  /** `danger` for a command that cannot be undone. */
  readonly tone?: 'default' | 'danger' | undefined
  readonly disabled?: boolean | undefined
  /** Why the item is disabled; shown below its label. */
  readonly reason?: string | undefined
  /** The shortcut for the same action, such as `Ctrl S`. */
  readonly shortcut?: string | undefined
  /** Draws a separator above the item. */
  readonly separated?: boolean | undefined
  /** Consecutive items of the same group are shown under its heading. */
  readonly group?: string | undefined
}

/** The button, its commands and what they do. */
export interface MenuProps {
  /** The button that opens the menu; must pass on its ref and props, as `Button` and `IconButton` do. */
  readonly trigger: ReactElement
  /** In their order. */
  readonly items: readonly MenuItem[]
  /** Called with the value of the chosen item; the menu closes by itself. */
  readonly onSelect: (value: string) => void
  /** Name of the menu; the trigger's name by default. */
  readonly label?: string | undefined
  /** Content above the items that cannot be chosen. */
  readonly header?: ReactNode
  /** Which edge of the trigger the menu keeps to; `start` when absent. */
  readonly align?: 'start' | 'end' | undefined
  /** Called when the menu opened or closed. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined
}

interface MenuGroup {
  readonly group: string | undefined
  readonly members: readonly MenuItem[]
}

const grouped = (items: readonly MenuItem[]): readonly MenuGroup[] => {
  const starts = items.flatMap((item, index) => (index === 0 || item.group !== items[index - 1]?.group ? [index] : []))
  return starts.map((start, at) => ({ group: items[start]?.group, members: items.slice(start, starts[at + 1]) }))
}

/** A list of actions that a button opens. */
export function Menu(props: MenuProps): ReactElement {
  const { trigger, items, onSelect, label, header, align = 'start', onOpenChange } = props
  const classes = menu()
  const drawn = (item: MenuItem): ReactElement => (
    <Fragment key={item.value}>
      {item.separated ? <ArkMenu.Separator className={classes.separator} /> : null}
      {/* The machine reports the item highlighted in the last render, so a faster or pointerless press gets lost. */}
      <ArkMenu.Item
        value={item.value}
        disabled={item.disabled === true}
        className={classes.item}
        data-tone={item.tone}
        onClick={item.disabled === true ? undefined : () => onSelect(item.value)}
      >
        {item.icon}
        {item.label}
        {item.disabled && item.reason !== undefined ? <span className={classes.note}>{item.reason}</span> : null}
        {item.shortcut === undefined ? null : <kbd className={classes.note}>{item.shortcut}</kbd>}
      </ArkMenu.Item>
    </Fragment>
  )

  return (
    <ArkMenu.Root
      positioning={{ placement: `bottom-${align}`, gutter: 4, strategy: 'fixed', fitViewport: true }}
      onOpenChange={(change) => onOpenChange?.(change.open)}
    >
      <ArkMenu.Trigger asChild>{trigger}</ArkMenu.Trigger>
      {/* Unmounted with the state, not a frame later, so a focus scheduled while it was open finds no target. */}
      <ArkMenu.Context>
        {(api) =>
          api.open ? (
            <OverlayPortal>
              <ArkMenu.Positioner>
                {/* The machine would name the menu by its trigger, and that takes precedence over a label. */}
                <ArkMenu.Content
                  className={classes.popup}
                  aria-label={label}
                  aria-labelledby={label === undefined ? undefined : ''}
                >
                  {header === undefined || header === null ? null : (
                    <div role="presentation" className={classes.header}>
                      {header}
                    </div>
                  )}
                  {grouped(items).map(({ group, members }) =>
                    group === undefined ? (
                      members.map(drawn)
                    ) : (
                      <ArkMenu.ItemGroup key={group}>
                        <ArkMenu.ItemGroupLabel className={classes.group}>{group}</ArkMenu.ItemGroupLabel>
                        {members.map(drawn)}
                      </ArkMenu.ItemGroup>
                    ),
                  )}
                </ArkMenu.Content>
              </ArkMenu.Positioner>
            </OverlayPortal>
          ) : null
        }
      </ArkMenu.Context>
    </ArkMenu.Root>
  )
}
