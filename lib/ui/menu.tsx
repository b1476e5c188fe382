import { Menu as ArkMenu } from '@ark-ui/react/menu'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { menu } from '../styled-system/recipes/index.js'
import { OverlayPortal } from './overlay-portal.tsx'

export interface MenuItem {
  readonly value: string
  readonly label: string
  readonly icon?: ReactNode
  readonly tone?: 'default' | 'danger' | undefined
  readonly disabled?: boolean | undefined
  /** A line above. */
  readonly separated?: boolean | undefined
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

/** Actions behind a button. */
export function Menu(props: MenuProps): ReactElement {
  const { trigger, items, onSelect, label, header, align = 'start', onOpenChange } = props
  const classes = menu()

  return (
    <ArkMenu.Root
      positioning={{ placement: `bottom-${align}`, gutter: 4, strategy: 'fixed', fitViewport: true }}
      onSelect={(choice) => onSelect(choice.value)}
      onOpenChange={(change) => onOpenChange?.(change.open)}
    >
      <ArkMenu.Trigger asChild>{trigger}</ArkMenu.Trigger>
      <OverlayPortal>
        {/* Gone with the state, not a frame later: a focus scheduled while it was open must find nothing to focus. */}
        <ArkMenu.Context>
          {(api) =>
            api.open ? (
              <ArkMenu.Positioner>
                <ArkMenu.Content className={classes.popup} aria-label={label}>
                  {header === undefined || header === null ? null : (
                    <div role="presentation" className={classes.header}>
                      {header}
                    </div>
                  )}
                  {items.map((item) => (
                    <Fragment key={item.value}>
                      {item.separated ? <ArkMenu.Separator className={classes.separator} /> : null}
                      <ArkMenu.Item
                        value={item.value}
                        disabled={item.disabled === true}
                        className={classes.item}
                        data-tone={item.tone}
                      >
                        {item.icon}
                        {item.label}
                      </ArkMenu.Item>
                    </Fragment>
                  ))}
                </ArkMenu.Content>
              </ArkMenu.Positioner>
            ) : null
          }
        </ArkMenu.Context>
      </OverlayPortal>
    </ArkMenu.Root>
  )
}
