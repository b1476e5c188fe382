import { Menu as ArkMenu } from '@ark-ui/react/menu'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { menu } from '../../styled-system/recipes/index.js'
import { OverlayPortal } from './overlay-portal.tsx'

export interface MenuItem {
  readonly value: string
  readonly label: string
  readonly icon?: ReactNode
  readonly tone?: 'default' | 'danger' | undefined
  readonly disabled?: boolean | undefined
  /** Why it is disabled, in its place for all to read. */
  readonly reason?: string | undefined
  /** The keys that do the same, such as `Ctrl S`. */
  readonly shortcut?: string | undefined
  /** A line above. */
  readonly separated?: boolean | undefined
  /** Items that follow each other with the same group stand under its heading. */
  readonly group?: string | undefined
}

export interface MenuProps {
  /** The button that opens it; must pass on its ref and props, as `Button` and `IconButton` do. */
  readonly trigger: ReactElement
  readonly items: readonly MenuItem[]
  readonly onSelect: (value: string) => void
  /** Names the menu; the trigger does otherwise. */
  readonly label?: string | undefined
  /** Above the items, not choosable. */
  readonly header?: ReactNode
  readonly align?: 'start' | 'end' | undefined
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

/** Actions behind a button. */
export function Menu(props: MenuProps): ReactElement {
  const { trigger, items, onSelect, label, header, align = 'start', onOpenChange } = props
  const classes = menu()
  const drawn = (item: MenuItem): ReactElement => (
    <Fragment key={item.value}>
      {item.separated ? <ArkMenu.Separator className={classes.separator} /> : null}
      {/* The machine tells what the last render had highlighted: it would lose a press sooner than that, or without a
          pointer. */}
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
      {/* Gone with the state, not a frame later: a focus scheduled while it was open must find nothing to focus. */}
      <ArkMenu.Context>
        {(api) =>
          api.open ? (
            <OverlayPortal>
              <ArkMenu.Positioner>
                {/* The machine names the menu by its trigger, and that would win over a label. */}
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
