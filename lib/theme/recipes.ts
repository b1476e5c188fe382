import { avatar } from './recipes/avatar.ts'
import { badge } from './recipes/badge.ts'
import { button } from './recipes/button.ts'
import { calendar } from './recipes/calendar.ts'
import { card } from './recipes/card.ts'
import { checkbox } from './recipes/checkbox.ts'
import { collapsible } from './recipes/collapsible.ts'
import { confirmDialog } from './recipes/confirm-dialog.ts'
import { control } from './recipes/control.ts'
import { descriptionList } from './recipes/description-list.ts'
import { dialog } from './recipes/dialog.ts'
import { dot } from './recipes/dot.ts'
import { editBar } from './recipes/edit-bar.ts'
import { emptyState } from './recipes/empty-state.ts'
import { floatingBox } from './recipes/floating-box.ts'
import { formField } from './recipes/form-field.ts'
import { formGrid } from './recipes/form-grid.ts'
import { helpTip } from './recipes/help-tip.ts'
import { hiddenText } from './recipes/hidden-text.ts'
import { iconButton } from './recipes/icon-button.ts'
import { kbd } from './recipes/kbd.ts'
import { menu } from './recipes/menu.ts'
import { meter } from './recipes/meter.ts'
import { notice } from './recipes/notice.ts'
import { pagination } from './recipes/pagination.ts'
import { progressBar } from './recipes/progress-bar.ts'
import { radioCards } from './recipes/radio-cards.ts'
import { segmented } from './recipes/segmented.ts'
import { select } from './recipes/select.ts'
import { skeleton } from './recipes/skeleton.ts'
import { spinner } from './recipes/spinner.ts'
import { stepper } from './recipes/stepper.ts'
import { steps } from './recipes/steps.ts'
import { switchToggle } from './recipes/switch-toggle.ts'
import { table } from './recipes/table.ts'
import { tabs } from './recipes/tabs.ts'
import { tag } from './recipes/tag.ts'
import { toast } from './recipes/toast.ts'
import { tree } from './recipes/tree.ts'

/** Parts of one element. */
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

/** Parts of several elements. */
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
