import { avatar } from './recipes/indicators/avatar.ts'
import { badge } from './recipes/indicators/badge.ts'
import { button } from './recipes/button.ts'
import { calendar } from './recipes/inputs/calendar.ts'
import { card } from './recipes/sections/card.ts'
import { checkbox } from './recipes/inputs/checkbox.ts'
import { collapsible } from './recipes/sections/collapsible.ts'
import { confirmDialog } from './recipes/overlays/confirm-dialog.ts'
import { control } from './recipes/inputs/control.ts'
import { descriptionList } from './recipes/forms/description-list.ts'
import { dialog } from './recipes/overlays/dialog.ts'
import { dot } from './recipes/indicators/dot.ts'
import { editBar } from './recipes/forms/edit-bar.ts'
import { emptyState } from './recipes/feedback/empty-state.ts'
import { floatingBox } from './recipes/overlays/floating-box.ts'
import { formField } from './recipes/forms/form-field.ts'
import { formGrid } from './recipes/forms/form-grid.ts'
import { helpTip } from './recipes/forms/help-tip.ts'
import { hiddenText } from './recipes/indicators/hidden-text.ts'
import { iconButton } from './recipes/icon-button.ts'
import { kbd } from './recipes/indicators/kbd.ts'
import { menu } from './recipes/overlays/menu.ts'
import { meter } from './recipes/indicators/meter.ts'
import { notice } from './recipes/feedback/notice.ts'
import { pagination } from './recipes/pagination.ts'
import { progressBar } from './recipes/feedback/progress-bar.ts'
import { radioCards } from './recipes/inputs/radio-cards.ts'
import { segmented } from './recipes/inputs/segmented.ts'
import { select } from './recipes/inputs/select.ts'
import { skeleton } from './recipes/feedback/skeleton.ts'
import { spinner } from './recipes/indicators/spinner.ts'
import { stepper } from './recipes/inputs/stepper.ts'
import { steps } from './recipes/sections/steps.ts'
import { switchToggle } from './recipes/inputs/switch-toggle.ts'
import { table } from './recipes/table.ts'
import { tabs } from './recipes/sections/tabs.ts'
import { tag } from './recipes/indicators/tag.ts'
import { toast } from './recipes/feedback/toast.ts'
import { tree } from './recipes/inputs/tree.ts'

/** Recipes of parts with one element. */
export const recipes = {
  avatar,
  badge,
  button,
  dot,
  floatingBox,
  hiddenText,
  iconButton,
  kbd,
  meter,
  spinner,
}

/** Recipes of parts with several elements. */
export const slotRecipes = {
  calendar,
  card,
  checkbox,
  collapsible,
  confirmDialog,
  control,
  descriptionList,
  dialog,
  editBar,
  emptyState,
  formField,
  formGrid,
  helpTip,
  menu,
  notice,
  pagination,
  progressBar,
  radioCards,
  segmented,
  select,
  skeleton,
  stepper,
  steps,
  switchToggle,
  table,
  tabs,
  tag,
  toast,
  tree,
}
