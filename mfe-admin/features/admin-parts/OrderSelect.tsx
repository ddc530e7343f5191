import { SelectField, type SelectOption } from '@storyloom/ui/forms/SelectField';

interface OrderSelectProps<Value extends string> {
  /** The first one is the usual one, which the address does not name. */
  options: readonly (SelectOption & { value: Value })[];
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

/** The order of a list as a menu. */
export function OrderSelect<Value extends string>({ options, value, onChange }: OrderSelectProps<Value>) {
  return (
    <SelectField
      label="Order"
      labelHidden
      options={options}
      value={value ?? options[0]?.value}
      onChange={({ target }) => {
        const at = options.findIndex((option) => option.value === target.value);
        onChange(at > 0 ? options[at]?.value : undefined);
      }}
    />
  );
}
