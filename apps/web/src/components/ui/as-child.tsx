import { Children, cloneElement, isValidElement, type ComponentProps, type ReactElement } from "react";
import { cn } from "@/lib/cn";

type Props = ComponentProps<"button"> & { "data-slot"?: string };

/** Passes its props to its only child, e.g. a link. The child's own props win. */
export function AsChild({ children, className, ...props }: Props) {
  const child: ReactElement<Props> | null = isValidElement<Props>(children) ? Children.only(children) : null;
  return (
    child &&
    cloneElement(child, { ...props, ...child.props, className: cn(className, child.props.className) })
  );
}
