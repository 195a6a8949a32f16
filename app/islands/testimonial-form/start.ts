import { hydrate } from '../hydrate.tsx';
import { TestimonialForm, type TestimonialFormProps } from './testimonial-form.tsx';

export const start = (element: HTMLElement, props: TestimonialFormProps) => hydrate(element, TestimonialForm, props);
