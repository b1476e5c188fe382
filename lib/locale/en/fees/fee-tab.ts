import type { TextOverrides } from '../../message-pack.ts'
import type { Messages } from '../../messages.ts'

/**
 * The specification gives the messages of the fee tab in Chinese, or describes them without exact texts.
 * @source ERR-044, ERR-045, ERR-057
 */
export const feeTabEnglish: TextOverrides<Messages['feeTab']> = {
  title: 'Fees',
  lists: 'Lists of fees',
  tabs: { charges: 'Charges', incomes: 'Income', expenses: 'Expenses' },
  toDo: 'to do',
  entries: 'entries',
  cost: 'Expenditure',
  collected: 'Collected',
  due: 'To collect',
  costCount: '{count} entries',
  collectedShare: '{share} of what is due',
  dueCount: '{count} charges',
  inYuan: '{label} (yuan)',
  payCode: 'Create payment code',
  payTogether: 'One payment',
  paySeparately: 'Separate payments',
  payHow: 'How to pay',
  chooseOrders: 'Choose',
  noUnpaidOrder: 'Please choose unpaid orders first',
  addExpense: 'Add expense',
  addIncome: 'Add income',
  nothingToSave: 'Nothing to save',
  refresh: 'Refresh',
  type: 'Type',
  actions: 'Actions',
  charge: 'Charge',
  chargeNamed: 'Charge {name}',
  saveFirst: 'Please save the charges first',
  noCharging: {
    noTotal: 'Please enter the total first',
    paid: 'This fee is fully paid',
    booked: 'Everything to collect is booked already',
  },
  editNamed: 'Edit {name}',
  doneNamed: 'Close {name}',
  removeNamed: 'Delete {name}',
  undo: 'Undo',
  remove: 'Delete',
  add: 'Add charge',
  fillFirst: 'Please fill in the empty charge first',
  records: {
    paid: 'Paid',
    unpaid: 'To be paid',
    pending: 'To be reviewed',
    expense: 'Expense',
    expensePending: 'Expense to be reviewed',
  },
  none: 'no data',
  keepMine: 'Keep mine',
  takeTheirs: 'Take theirs',
}
