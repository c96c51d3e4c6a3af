import { useMessages } from '../../messages/messages.ts'
import type { CalculatorData } from './price-calculator.load.ts'
import { MAX_SEATS, MAX_YEARS } from './price-calculator.price.ts'

interface FormProps {
  /** Prefix of the fields' ids; unique on the page. */
  readonly id: string
  readonly path: string
  readonly data: CalculatorData
}

/** Plain GET form. Autocomplete is off because the form must match the address. */
export function CalculatorForm({ id, path, data }: FormProps) {
  const { price } = useMessages()
  const years = Array.from({ length: MAX_YEARS }, (_, index) => String(index + 1))
  return (
    <form className="filter-form" method="get" action={path} autoComplete="off">
      <Seats id={id} name="planners" label={price.planners} data={data} />
      <Seats id={id} name="contributors" label={price.contributors} data={data} />
      <Choice
        id={id}
        name="years"
        label={price.years}
        data={data}
        choices={years.map((year) => [year, year])}
      />
      <Choice
        id={id}
        name="implementation"
        label={price.implementation}
        data={data}
        choices={[
          ['yes', price.withImplementation],
          ['no', price.withoutImplementation],
        ]}
      />
      <button className="filter-form-submit" type="submit">
        {price.calculate}
      </button>
    </form>
  )
}

interface FieldProps<Name extends string> {
  readonly id: string
  readonly name: Name
  readonly label: string
  readonly data: CalculatorData
}

function Seats({ id, name, label, data }: FieldProps<'planners' | 'contributors'>) {
  return (
    <div className="filter-form-item">
      <label className="filter-form-label" htmlFor={`${id}-${name}`}>
        {label}
      </label>
      <input
        className="filter-form-field"
        id={`${id}-${name}`}
        name={name}
        type="number"
        inputMode="numeric"
        min={0}
        max={MAX_SEATS}
        required
        defaultValue={data.order[name]}
        aria-invalid={data.wrong.includes(name) || undefined}
      />
    </div>
  )
}

interface ChoiceProps extends FieldProps<'years' | 'implementation'> {
  readonly choices: readonly (readonly [string, string])[]
}

function Choice({ id, name, label, data, choices }: ChoiceProps) {
  return (
    <div className="filter-form-item">
      <label className="filter-form-label" htmlFor={`${id}-${name}`}>
        {label}
      </label>
      <select
        className="filter-form-field"
        id={`${id}-${name}`}
        name={name}
        defaultValue={data.order[name]}
      >
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
