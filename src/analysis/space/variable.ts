import type { FactShape } from '../../config/portal-config.ts';
import type { FactValue } from '../../rules/gate.ts';

/** A fact as bits of a diagram: its value number is written in `bits` bits, highest first, from level `first` on. */
export interface Variable {
  readonly name: string;
  readonly shape: FactShape;
  readonly first: number;
  readonly bits: number;
  /** How many values it has. */
  readonly size: number;
}

/** The value with this number: false before true, enum values as listed, whole numbers from the lowest. */
export const variableValue = ({ shape }: Variable, index: number): FactValue => {
  switch (shape.type) {
    case 'boolean':
      return index === 1;
    case 'enum':
      return shape.values[index] ?? shape.otherwise;
    case 'integer':
      return shape.min + index;
  }
};

/** The number of a value; of a value outside the declaration, the number of what the portal takes it for. */
export const valueIndex = ({ shape }: Variable, value: FactValue): number => {
  switch (shape.type) {
    case 'boolean':
      return value === true ? 1 : 0;
    case 'enum': {
      const index = shape.values.indexOf(String(value));
      return index < 0 ? Math.max(0, shape.values.indexOf(shape.otherwise)) : index;
    }
    case 'integer':
      return Math.min(Math.max(Number(value), shape.min), shape.max) - shape.min;
  }
};
