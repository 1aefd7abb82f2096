; The runtime of a module: an allocator, and the functions of Numba's runtime that compiled code calls.
;
; Blocks are multiples of 16 bytes. Each size up to 64 KiB has a list of free blocks, linked through their first word.
; Larger blocks are never reused: compiled code allocates none.

@free_lists = internal global [4097 x ptr] zeroinitializer
@heap_end = internal global i32 0
@__heap_base = external global i8

declare i32 @llvm.wasm.memory.size.i32(i32)
declare i32 @llvm.wasm.memory.grow.i32(i32, i32)
declare void @llvm.trap()

define ptr @alloc(i32 %bytes) noinline {
entry:
  %rounded = add i32 %bytes, 15
  %units = lshr i32 %rounded, 4
  %listed = icmp ule i32 %units, 4096
  br i1 %listed, label %reuse, label %extend
reuse:
  %list = getelementptr [4097 x ptr], ptr @free_lists, i32 0, i32 %units
  %block = load ptr, ptr %list
  %empty = icmp eq ptr %block, null
  br i1 %empty, label %extend, label %pop
pop:
  %rest = load ptr, ptr %block
  store ptr %rest, ptr %list
  ret ptr %block
extend:
  %size = shl i32 %units, 4
  %end = load i32, ptr @heap_end
  %first = icmp eq i32 %end, 0
  %base = ptrtoint ptr @__heap_base to i32
  %start = select i1 %first, i32 %base, i32 %end
  %next = add i32 %start, %size
  store i32 %next, ptr @heap_end
  %pages = call i32 @llvm.wasm.memory.size.i32(i32 0)
  %limit = shl i32 %pages, 16
  %fits = icmp ule i32 %next, %limit
  br i1 %fits, label %done, label %grow
grow:
  %missing = sub i32 %next, %limit
  %padded = add i32 %missing, 65535
  %more = lshr i32 %padded, 16
  %grown = call i32 @llvm.wasm.memory.grow.i32(i32 0, i32 %more)
  %failed = icmp eq i32 %grown, -1
  br i1 %failed, label %fail, label %done
fail:
  call void @llvm.trap()
  unreachable
done:
  %result = inttoptr i32 %start to ptr
  ret ptr %result
}

define void @release(ptr %block, i32 %bytes) noinline {
entry:
  %rounded = add i32 %bytes, 15
  %units = lshr i32 %rounded, 4
  %listed = icmp ule i32 %units, 4096
  br i1 %listed, label %push, label %done
push:
  %list = getelementptr [4097 x ptr], ptr @free_lists, i32 0, i32 %units
  %rest = load ptr, ptr %list
  store ptr %rest, ptr %block
  store ptr %block, ptr %list
  br label %done
done:
  ret void
}

; Where the heap ends now: a test can see that repeated work does not make it grow.
define i32 @allocated() {
  %end = load i32, ptr @heap_end
  ret i32 %end
}

; Numba's MemInfo is {reference count, destructor, its argument, data, size}, here with 32 bytes.
define noalias ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {
  %bytes = trunc i64 %size to i32
  %total = add i32 %bytes, 32
  %info = call ptr @alloc(i32 %total)
  store i64 1, ptr %info
  %data = getelementptr i8, ptr %info, i32 32
  %data_field = getelementptr {i64, ptr, ptr, ptr, i64}, ptr %info, i32 0, i32 3
  store ptr %data, ptr %data_field
  %size_field = getelementptr {i64, ptr, ptr, ptr, i64}, ptr %info, i32 0, i32 4
  store i64 %size, ptr %size_field
  ret ptr %info
}

define noalias ptr @NRT_MemInfo_alloc_safe_aligned(i64 %size, i32 %align) {
  %info = call ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align)
  ret ptr %info
}

define void @NRT_MemInfo_call_dtor(ptr %info) {
  %size_field = getelementptr {i64, ptr, ptr, ptr, i64}, ptr %info, i32 0, i32 4
  %size = load i64, ptr %size_field
  %bytes = trunc i64 %size to i32
  %total = add i32 %bytes, 32
  call void @release(ptr %info, i32 %total)
  ret void
}

; LLVM replaces a loop that looks for the first 0 by a call of this function.
define i32 @strlen(ptr %text) {
entry:
  br label %loop
loop:
  %length = phi i32 [0, %entry], [%next, %loop]
  %place = getelementptr i8, ptr %text, i32 %length
  %byte = load i8, ptr %place
  %ended = icmp eq i8 %byte, 0
  %next = add i32 %length, 1
  br i1 %ended, label %done, label %loop
done:
  ret i32 %length
}
