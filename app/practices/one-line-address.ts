import type { Practice } from '../../content-model/schema/practice.ts';

export const oneLineAddress = ({ street, locality, postcode }: Practice['address']) => `${street}, ${locality} ${postcode}`;
